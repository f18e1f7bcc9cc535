BEGIN TRANSACTION;
CREATE TABLE batches (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,
    digest TEXT NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY ("table", at)
) WITHOUT ROWID;
INSERT INTO "batches" VALUES(4,0,'9083b4260f108f44a1a035c70567ed9f','["b9ae51fe415343d1c324090b56032bc2", ["{\"n\": 0, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [2, 3, 2, 5, 6, 5]}"]]');
INSERT INTO "batches" VALUES(4,1,'a45611dba33f32f0cf0873cd2b9705d2','["9083b4260f108f44a1a035c70567ed9f", ["{\"n\": 1, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,2,'b6f79f694f58ef02841d24c6bbeef45d','["a45611dba33f32f0cf0873cd2b9705d2", ["{\"n\": 2, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 6, 1, 6, 6, 6]}"]]');
INSERT INTO "batches" VALUES(4,3,'7bfcc2e0a61f78951c0552953c1a33af','["b6f79f694f58ef02841d24c6bbeef45d", ["{\"n\": 3, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,4,'cdae0cd27cd22ce68b4f72f52c06e5e2','["7bfcc2e0a61f78951c0552953c1a33af", ["{\"n\": 4, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [4, 5, 5, 1, 3, 6]}"]]');
INSERT INTO "batches" VALUES(4,5,'146fd8863483609b72e0c8b37ea72bc3','["cdae0cd27cd22ce68b4f72f52c06e5e2", ["{\"n\": 5, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,6,'874e80a5858b63b5c6a7b0e38551939f','["146fd8863483609b72e0c8b37ea72bc3", ["{\"n\": 6, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [6, 3, 6, 4, 5, 1]}"]]');
INSERT INTO "batches" VALUES(4,7,'cd386486c0eafe840518cb5f145545af','["874e80a5858b63b5c6a7b0e38551939f", ["{\"n\": 7, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,8,'5957275c480af30ab7e50dd57ca60f45','["cd386486c0eafe840518cb5f145545af", ["{\"n\": 8, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 6, 6, 1, 4, 2]}"]]');
INSERT INTO "batches" VALUES(4,9,'e579831186ef832fc74c6d7ce043461a','["5957275c480af30ab7e50dd57ca60f45", ["{\"n\": 9, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,10,'e13fcbd850441ce9270d63dbaf6eab92','["e579831186ef832fc74c6d7ce043461a", ["{\"n\": 10, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 2, 4, 1, 5, 6]}"]]');
INSERT INTO "batches" VALUES(4,11,'56538fd04b1d9795818b500c8f4c2af3','["e13fcbd850441ce9270d63dbaf6eab92", ["{\"n\": 11, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,12,'b021135cdf8f61796a9026f41d20615f','["56538fd04b1d9795818b500c8f4c2af3", ["{\"n\": 12, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [2, 5, 4, 3, 1, 6]}"]]');
INSERT INTO "batches" VALUES(4,13,'f869b3502dc31a1c916a82e247330c1d','["b021135cdf8f61796a9026f41d20615f", ["{\"n\": 13, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,14,'faa96c5887612fa740746b35a5afe010','["f869b3502dc31a1c916a82e247330c1d", ["{\"n\": 14, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [4, 6, 1, 3, 6, 2]}"]]');
INSERT INTO "batches" VALUES(4,15,'659fe18fe532a311ae4aa19d19bc52bb','["faa96c5887612fa740746b35a5afe010", ["{\"n\": 15, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,16,'d651b871cda3a417f181be212a5d2aee','["659fe18fe532a311ae4aa19d19bc52bb", ["{\"n\": 16, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [1, 3, 3, 1, 3, 3]}"]]');
INSERT INTO "batches" VALUES(4,17,'4cfbe6e47d4d7650deb0b112da60df66','["d651b871cda3a417f181be212a5d2aee", ["{\"n\": 17, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,18,'3acf299850dea33aa301d0295dbcf0f0','["4cfbe6e47d4d7650deb0b112da60df66", ["{\"n\": 18, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [1, 5, 1, 6, 4, 1]}"]]');
INSERT INTO "batches" VALUES(4,19,'878e63c4c17220af45fc300ccc7210de','["3acf299850dea33aa301d0295dbcf0f0", ["{\"n\": 19, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,20,'bb30136b8966f2f6e9559c392f904487','["878e63c4c17220af45fc300ccc7210de", ["{\"n\": 20, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [4, 2, 5, 4, 4, 2]}"]]');
INSERT INTO "batches" VALUES(4,21,'674f1bb89f4dc15a52107c6a26a551f8','["bb30136b8966f2f6e9559c392f904487", ["{\"n\": 21, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,22,'7ac6b1e3e91a715058ed7f7eb09841d9','["674f1bb89f4dc15a52107c6a26a551f8", ["{\"n\": 22, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 3, 2, 6, 5, 2]}"]]');
INSERT INTO "batches" VALUES(4,23,'ca4bcbb8bbca7c2a0ab069b57c9df13b','["7ac6b1e3e91a715058ed7f7eb09841d9", ["{\"n\": 23, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,24,'c0db692d90641ab1dc689fb61b845b0b','["ca4bcbb8bbca7c2a0ab069b57c9df13b", ["{\"n\": 24, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [4, 3, 5, 2, 3, 4]}"]]');
INSERT INTO "batches" VALUES(4,25,'979e26aa0a7eaf3c4d284c182e5f0bda','["c0db692d90641ab1dc689fb61b845b0b", ["{\"n\": 25, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,26,'b1e9ed5778c395eeb461b493b5c9fdf8','["979e26aa0a7eaf3c4d284c182e5f0bda", ["{\"n\": 26, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [4, 2, 3, 4, 5, 3]}"]]');
INSERT INTO "batches" VALUES(4,27,'a53805cf42dc200808901c30a537f46e','["b1e9ed5778c395eeb461b493b5c9fdf8", ["{\"n\": 27, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,28,'0da39fd932ff38b9d8f4626985b257b9','["a53805cf42dc200808901c30a537f46e", ["{\"n\": 28, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [6, 2, 3, 1, 2, 1]}"]]');
INSERT INTO "batches" VALUES(4,29,'599606ceddb4dbef3ec35526b9d08094','["0da39fd932ff38b9d8f4626985b257b9", ["{\"n\": 29, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,30,'a48041b742c11bb6114f02259fa1a9fb','["599606ceddb4dbef3ec35526b9d08094", ["{\"n\": 30, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [1, 5, 3, 6, 6, 2]}"]]');
INSERT INTO "batches" VALUES(4,31,'50ef8fde22e1aceb39fdf1ab91c2253a','["a48041b742c11bb6114f02259fa1a9fb", ["{\"n\": 31, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,32,'d93caef4b05b0707ba451ee80ee7ca60','["50ef8fde22e1aceb39fdf1ab91c2253a", ["{\"n\": 32, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [1, 5, 3, 2, 4, 2]}"]]');
INSERT INTO "batches" VALUES(4,33,'fdab92d7da116968a2b1dd349df68c57','["d93caef4b05b0707ba451ee80ee7ca60", ["{\"n\": 33, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,34,'f8a7069c252420d94db436d9c310ca58','["fdab92d7da116968a2b1dd349df68c57", ["{\"n\": 34, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [4, 5, 2, 2, 4, 4]}"]]');
INSERT INTO "batches" VALUES(4,35,'f9a4a408c6dc2bd6c8572d6bf91f3cb9','["f8a7069c252420d94db436d9c310ca58", ["{\"n\": 35, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,36,'52b6cec4d5d6feb2fdb8eb6d8adfe299','["f9a4a408c6dc2bd6c8572d6bf91f3cb9", ["{\"n\": 36, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 6, 4, 6, 5, 6]}"]]');
INSERT INTO "batches" VALUES(4,37,'d059a98afbec973efa9069513501524c','["52b6cec4d5d6feb2fdb8eb6d8adfe299", ["{\"n\": 37, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,38,'de73d429d5062302f290251cbf39234b','["d059a98afbec973efa9069513501524c", ["{\"n\": 38, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [5, 4, 1, 6, 3, 4]}"]]');
INSERT INTO "batches" VALUES(4,39,'50dacebf0e0972608b4009e5615cd1a4','["de73d429d5062302f290251cbf39234b", ["{\"n\": 39, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,40,'a9a89e7019a11acd0a67547777f762d0','["50dacebf0e0972608b4009e5615cd1a4", ["{\"n\": 40, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [5, 6, 1, 1, 1, 5]}"]]');
INSERT INTO "batches" VALUES(4,41,'9573502e7518691e1b7683e3001d1f61','["a9a89e7019a11acd0a67547777f762d0", ["{\"n\": 41, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,42,'658209a58a9199107edc38e373e1d8a0','["9573502e7518691e1b7683e3001d1f61", ["{\"n\": 42, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [1, 4, 6, 1, 6, 3]}"]]');
INSERT INTO "batches" VALUES(4,43,'c5211d2a163a1c96cd6786a9f0a8864c','["658209a58a9199107edc38e373e1d8a0", ["{\"n\": 43, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,44,'aa123a9553305a72d27f86f7f382b142','["c5211d2a163a1c96cd6786a9f0a8864c", ["{\"n\": 44, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 2, 6, 6, 1, 4]}"]]');
INSERT INTO "batches" VALUES(4,45,'8115c519f09894d537161a0de004d4cf','["aa123a9553305a72d27f86f7f382b142", ["{\"n\": 45, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,46,'b3ed482fd20cd17b85c8b88a412b48b5','["8115c519f09894d537161a0de004d4cf", ["{\"n\": 46, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [5, 6, 1, 3, 6, 3]}"]]');
INSERT INTO "batches" VALUES(4,47,'aee3dc46a4a9bb58feb98dc6dd3eb709','["b3ed482fd20cd17b85c8b88a412b48b5", ["{\"n\": 47, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,48,'74a1d8a23bf63fa9fce4395bd9d8b4a0','["aee3dc46a4a9bb58feb98dc6dd3eb709", ["{\"n\": 48, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [6, 6, 2, 1, 2, 5]}"]]');
INSERT INTO "batches" VALUES(4,49,'f182b38e972d68a230a4d41ee6a9595a','["74a1d8a23bf63fa9fce4395bd9d8b4a0", ["{\"n\": 49, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,50,'b831c33554a01b87f88153153fdc65a4','["f182b38e972d68a230a4d41ee6a9595a", ["{\"n\": 50, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 3, 4, 6, 2, 4]}", "{\"n\": 51, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [6, 5, 4, 5, 5, 6]}"]]');
INSERT INTO "batches" VALUES(4,51,'0c00116e8a2efd6d2c8686c5be898c35','["b831c33554a01b87f88153153fdc65a4", ["{\"n\": 52, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,52,'63715ecf8acc1dcf6c473eb8708b5599','["0c00116e8a2efd6d2c8686c5be898c35", ["{\"n\": 53, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 2, 5, 1, 3, 6]}"]]');
INSERT INTO "batches" VALUES(4,53,'aaef08f6c3f08953572a61da81ef98da','["63715ecf8acc1dcf6c473eb8708b5599", ["{\"n\": 54, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,54,'d6833cd00c9c09ce8801925f4344d81f','["aaef08f6c3f08953572a61da81ef98da", ["{\"n\": 55, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 2, 4, 4, 4, 3]}"]]');
INSERT INTO "batches" VALUES(4,55,'4d05b6e78cccb25b33193e443f7d0ba4','["d6833cd00c9c09ce8801925f4344d81f", ["{\"n\": 56, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,56,'3f3a1e189b7725da4a84ec2641c9d0a6','["4d05b6e78cccb25b33193e443f7d0ba4", ["{\"n\": 57, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 2, 1, 1, 6, 4]}"]]');
INSERT INTO "batches" VALUES(4,57,'14dd16ba21e50bf7bb4ffb5dc2a8e58d','["3f3a1e189b7725da4a84ec2641c9d0a6", ["{\"n\": 58, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,58,'77cb130a397312d274dd730a1cba70e1','["14dd16ba21e50bf7bb4ffb5dc2a8e58d", ["{\"n\": 59, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [1, 5, 4, 3, 2, 2]}"]]');
INSERT INTO "batches" VALUES(4,59,'f1cdc17d19816998d623307b57218d00','["77cb130a397312d274dd730a1cba70e1", ["{\"n\": 60, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,60,'90bb5bf79440f7bab2a668d7b672bf22','["f1cdc17d19816998d623307b57218d00", ["{\"n\": 61, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [5, 1, 2, 2, 1, 5]}"]]');
INSERT INTO "batches" VALUES(4,61,'a3a820de4cd8702888a7c1124912a77c','["90bb5bf79440f7bab2a668d7b672bf22", ["{\"n\": 62, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,62,'350ffc6fba092e4cc65b609a87d86978','["a3a820de4cd8702888a7c1124912a77c", ["{\"n\": 63, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 4, 3, 6, 1, 2]}"]]');
INSERT INTO "batches" VALUES(4,63,'e082c92b75226093f66cb30ff9b368ff','["350ffc6fba092e4cc65b609a87d86978", ["{\"n\": 64, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,64,'639bb919651d7e9feef404db48e69e83','["e082c92b75226093f66cb30ff9b368ff", ["{\"n\": 65, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [2, 5, 5, 2, 4, 2]}"]]');
INSERT INTO "batches" VALUES(4,65,'7ae689322bc5e0e0a08bd0fd24024120','["639bb919651d7e9feef404db48e69e83", ["{\"n\": 66, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,66,'ef9de751d04b5d436ed492a90b2fc4b3','["7ae689322bc5e0e0a08bd0fd24024120", ["{\"n\": 67, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [1, 4, 3, 2, 4, 6]}"]]');
INSERT INTO "batches" VALUES(4,67,'951bd92a2bb581ae92c4ab6c0c2bf82e','["ef9de751d04b5d436ed492a90b2fc4b3", ["{\"n\": 68, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,68,'30fc3599cf412d7277c5bfe874d7a470','["951bd92a2bb581ae92c4ab6c0c2bf82e", ["{\"n\": 69, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 5, 4, 3, 1, 5]}"]]');
INSERT INTO "batches" VALUES(4,69,'5db41769d35f2040f7361e4cfc4d3245','["30fc3599cf412d7277c5bfe874d7a470", ["{\"n\": 70, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,70,'c2bc1bf38c88e6b9b537497ae0140794','["5db41769d35f2040f7361e4cfc4d3245", ["{\"n\": 71, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [5, 4, 3, 6, 3, 2]}"]]');
INSERT INTO "batches" VALUES(4,71,'3067fcaa11024a16459f6ff448a07f9c','["c2bc1bf38c88e6b9b537497ae0140794", ["{\"n\": 72, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,72,'df272fc8b4f750c5f35347e14bfe2f86','["3067fcaa11024a16459f6ff448a07f9c", ["{\"n\": 73, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [6, 3, 5, 3, 2, 5]}"]]');
INSERT INTO "batches" VALUES(4,73,'5e96d3aa0378ab8a507656c28b9a5bd8','["df272fc8b4f750c5f35347e14bfe2f86", ["{\"n\": 74, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,74,'e66ba2875938b2a951c8c6dbc1477278','["5e96d3aa0378ab8a507656c28b9a5bd8", ["{\"n\": 75, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [4, 3, 6, 4, 5, 5]}"]]');
INSERT INTO "batches" VALUES(4,75,'21955c0cd4287f81aecf61a1e5b7208c','["e66ba2875938b2a951c8c6dbc1477278", ["{\"n\": 76, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,76,'b4e1e5120d7340e2c90a3473432f2ec3','["21955c0cd4287f81aecf61a1e5b7208c", ["{\"n\": 77, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [2, 1, 3, 2, 1, 1]}"]]');
INSERT INTO "batches" VALUES(4,77,'e89bc763b36c5908a9f4be35f112cea6','["b4e1e5120d7340e2c90a3473432f2ec3", ["{\"n\": 78, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,78,'6bd690cd6907b2f630069ee768efb953','["e89bc763b36c5908a9f4be35f112cea6", ["{\"n\": 79, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [2, 3, 5, 6, 3, 1]}"]]');
INSERT INTO "batches" VALUES(4,79,'8f9134b65df81d66ee18a181aa2977e8','["6bd690cd6907b2f630069ee768efb953", ["{\"n\": 80, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,80,'ded6eb68ef794273f82ffc578b6d6c5e','["8f9134b65df81d66ee18a181aa2977e8", ["{\"n\": 81, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [6, 4, 5, 6, 2, 6]}"]]');
INSERT INTO "batches" VALUES(4,81,'caad4d6ca1f07e19604fa17b2eb47a7d','["ded6eb68ef794273f82ffc578b6d6c5e", ["{\"n\": 82, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,82,'215fb47b547c821e9ece9bb7b88013fa','["caad4d6ca1f07e19604fa17b2eb47a7d", ["{\"n\": 83, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [6, 4, 1, 6, 2, 5]}"]]');
INSERT INTO "batches" VALUES(4,83,'98e310a75a51967d083f90fcb1793523','["215fb47b547c821e9ece9bb7b88013fa", ["{\"n\": 84, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,84,'4cf8f355382c61809ad3efe320f8f30b','["98e310a75a51967d083f90fcb1793523", ["{\"n\": 85, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 2, 6, 4, 3, 2]}", "{\"n\": 86, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [2, 3, 5, 4, 4, 6]}"]]');
INSERT INTO "batches" VALUES(4,85,'787d9be0061900b5a63fe93e7a31871f','["4cf8f355382c61809ad3efe320f8f30b", ["{\"n\": 87, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,86,'96d42453aa3b6ac02d2e374a839f6a30','["787d9be0061900b5a63fe93e7a31871f", ["{\"n\": 88, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 4, 1, 2, 6, 5]}"]]');
INSERT INTO "batches" VALUES(4,87,'cf2fa28c3d0e4b8063b860a703ef6d26','["96d42453aa3b6ac02d2e374a839f6a30", ["{\"n\": 89, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,88,'d199e84779ca17fc71085efcafd5320e','["cf2fa28c3d0e4b8063b860a703ef6d26", ["{\"n\": 90, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 4, 4, 3, 1, 4]}"]]');
INSERT INTO "batches" VALUES(4,89,'b11cb1f8e1fe96c4374d1bcdf1c6e1ba','["d199e84779ca17fc71085efcafd5320e", ["{\"n\": 91, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,90,'5d49011b916ee3af52e79e55b3a13f8f','["b11cb1f8e1fe96c4374d1bcdf1c6e1ba", ["{\"n\": 92, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [4, 1, 3, 5, 6, 3]}"]]');
INSERT INTO "batches" VALUES(4,91,'e23c952e56f60fbeaca8a2bb7600d990','["5d49011b916ee3af52e79e55b3a13f8f", ["{\"n\": 93, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,92,'0eb4a4bd74400b1fb92d369f716874ac','["e23c952e56f60fbeaca8a2bb7600d990", ["{\"n\": 94, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [5, 5, 2, 4, 5, 5]}"]]');
INSERT INTO "batches" VALUES(4,93,'ece3997496cecc5bbc700ed38d265f2e','["0eb4a4bd74400b1fb92d369f716874ac", ["{\"n\": 95, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,94,'1ff8bbe7f2a9c309f8f99fcb697f5d34','["ece3997496cecc5bbc700ed38d265f2e", ["{\"n\": 96, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [4, 1, 1, 5, 5, 5]}"]]');
INSERT INTO "batches" VALUES(4,95,'fd7eec50374839ff08e6113f7c1dcf79','["1ff8bbe7f2a9c309f8f99fcb697f5d34", ["{\"n\": 97, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,96,'b6afe2734e965b56274e51c2e76819f6','["fd7eec50374839ff08e6113f7c1dcf79", ["{\"n\": 98, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [6, 1, 4, 2, 5, 2]}"]]');
INSERT INTO "batches" VALUES(4,97,'6f82d3954abd5d9c63e25c207f7d69c2','["b6afe2734e965b56274e51c2e76819f6", ["{\"n\": 99, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,98,'e996018528d3ba0b847ef2648be965cb','["6f82d3954abd5d9c63e25c207f7d69c2", ["{\"n\": 100, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [6, 6, 2, 2, 1, 4]}"]]');
INSERT INTO "batches" VALUES(4,99,'cd63dbe38016f0e531dc2cca6ccdbc70','["e996018528d3ba0b847ef2648be965cb", ["{\"n\": 101, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,100,'52acb7efa0a971399f663819df55b917','["cd63dbe38016f0e531dc2cca6ccdbc70", ["{\"n\": 102, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [5, 2, 3, 3, 3, 5]}"]]');
INSERT INTO "batches" VALUES(4,101,'eb58611dc9c552530d88eadef50ce4e6','["52acb7efa0a971399f663819df55b917", ["{\"n\": 103, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,102,'a8c32c3c12559d9b50c33c554c8de672','["eb58611dc9c552530d88eadef50ce4e6", ["{\"n\": 104, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 5, 2, 2, 4, 5]}"]]');
INSERT INTO "batches" VALUES(4,103,'381f09b7ebf1188651b0b9a0ecdf7a6b','["a8c32c3c12559d9b50c33c554c8de672", ["{\"n\": 105, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,104,'c6d9c9ce3bd837912e84a6012345cac0','["381f09b7ebf1188651b0b9a0ecdf7a6b", ["{\"n\": 106, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [1, 1, 6, 1, 5, 4]}"]]');
INSERT INTO "batches" VALUES(4,105,'be4c692c22f71f57548df56bba7c5e41','["c6d9c9ce3bd837912e84a6012345cac0", ["{\"n\": 107, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,106,'7a3c7c98c3a1a02d9fa017bb6f8a169d','["be4c692c22f71f57548df56bba7c5e41", ["{\"n\": 108, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [3, 5, 6, 4, 6, 5]}"]]');
INSERT INTO "batches" VALUES(4,107,'b2648434a4dd93971c910c2870afb145','["7a3c7c98c3a1a02d9fa017bb6f8a169d", ["{\"n\": 109, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,108,'8c6bf5b3fdcc6b5cfa67a13d9f887c3d','["b2648434a4dd93971c910c2870afb145", ["{\"n\": 110, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [1, 2, 1, 5, 5, 4]}"]]');
INSERT INTO "batches" VALUES(4,109,'f98f8c58fc1753e97623037defd77412','["8c6bf5b3fdcc6b5cfa67a13d9f887c3d", ["{\"n\": 111, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,110,'68126d10e64063a79603818357cc69bf','["f98f8c58fc1753e97623037defd77412", ["{\"n\": 112, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [2, 1, 1, 5, 6, 1]}"]]');
INSERT INTO "batches" VALUES(4,111,'2db3f97e9293fdfb9f9c181b33e0963f','["68126d10e64063a79603818357cc69bf", ["{\"n\": 113, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,112,'a18ddee217a2aa0de1eb2d92f8399f7f','["2db3f97e9293fdfb9f9c181b33e0963f", ["{\"n\": 114, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [2, 6, 6, 5, 6, 6]}"]]');
INSERT INTO "batches" VALUES(4,113,'e399cbfc40dc573ca0723507a5724da3','["a18ddee217a2aa0de1eb2d92f8399f7f", ["{\"n\": 115, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,114,'31b51e0e771ba2270179e8b596a7f5de','["e399cbfc40dc573ca0723507a5724da3", ["{\"n\": 116, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [1, 3, 3, 6, 5, 2]}"]]');
INSERT INTO "batches" VALUES(4,115,'2ebe956011ef3a28a96c64c4d189deb5','["31b51e0e771ba2270179e8b596a7f5de", ["{\"n\": 117, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,116,'56d2c9d00760ac5fc25169785c17efb2','["2ebe956011ef3a28a96c64c4d189deb5", ["{\"n\": 118, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [6, 5, 2, 4, 5, 5]}"]]');
INSERT INTO "batches" VALUES(4,117,'be6311fbe6a18b9f90b59dd9641a7a7e','["56d2c9d00760ac5fc25169785c17efb2", ["{\"n\": 119, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,118,'8781bd75e8cff6ff9c73b508d4107be4','["be6311fbe6a18b9f90b59dd9641a7a7e", ["{\"n\": 120, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [4, 2, 4, 3, 2, 5]}"]]');
INSERT INTO "batches" VALUES(4,119,'e2c44c33a67c0738d20b6b32de15c6a5','["8781bd75e8cff6ff9c73b508d4107be4", ["{\"n\": 121, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,120,'bf19ff2c37c3de88a94b4ebd48157e13','["e2c44c33a67c0738d20b6b32de15c6a5", ["{\"n\": 122, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [6, 5, 2, 3, 5, 5]}"]]');
INSERT INTO "batches" VALUES(4,121,'6011b36bd0b02cef67778da846a4b0f0','["bf19ff2c37c3de88a94b4ebd48157e13", ["{\"n\": 123, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(4,122,'3c11a6716ca99c08aef1ed10468a9dc9','["6011b36bd0b02cef67778da846a4b0f0", ["{\"n\": 124, \"over\": true}"]]');
INSERT INTO "batches" VALUES(5,0,'2781efd0a62321f7b582646485175d80','["d4c2c3720a9f1ddc0e15854cd74958e7", ["{\"n\": 0, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [4, 2, 2, 6, 6, 2]}"]]');
INSERT INTO "batches" VALUES(5,1,'a7c66c0570b599a69eb2bf28409e0099','["2781efd0a62321f7b582646485175d80", ["{\"n\": 1, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,2,'f4d0c219c13441581d1bbe883237f9c6','["a7c66c0570b599a69eb2bf28409e0099", ["{\"n\": 2, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [6, 1, 5, 6, 5, 5]}"]]');
INSERT INTO "batches" VALUES(5,3,'f72ac9ff071aeb22963ada26e9270cdf','["f4d0c219c13441581d1bbe883237f9c6", ["{\"n\": 3, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,4,'7e11302bed95b9716c2c8cbafdcd75e9','["f72ac9ff071aeb22963ada26e9270cdf", ["{\"n\": 4, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [1, 5, 1, 2, 4, 4]}"]]');
INSERT INTO "batches" VALUES(5,5,'6b4a062acfcb2697b76193e09629cb78','["7e11302bed95b9716c2c8cbafdcd75e9", ["{\"n\": 5, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,6,'5fb3342e88f2b10f5d3bed6735e4b27a','["6b4a062acfcb2697b76193e09629cb78", ["{\"n\": 6, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [4, 3, 6, 5, 2, 6]}"]]');
INSERT INTO "batches" VALUES(5,7,'468af76d35f1f3eea8a1f78a4f4fb1f1','["5fb3342e88f2b10f5d3bed6735e4b27a", ["{\"n\": 7, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,8,'211e1d87031a4f065beb9fd4080de7ff','["468af76d35f1f3eea8a1f78a4f4fb1f1", ["{\"n\": 8, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [1, 5, 1, 3, 3, 6]}"]]');
INSERT INTO "batches" VALUES(5,9,'5a532f32ce139808a24aab7b1ed52f6f','["211e1d87031a4f065beb9fd4080de7ff", ["{\"n\": 9, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,10,'9794c0efb0fa5a4d049aa938f732ff35','["5a532f32ce139808a24aab7b1ed52f6f", ["{\"n\": 10, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [2, 2, 3, 5, 6, 3]}"]]');
INSERT INTO "batches" VALUES(5,11,'d28ad1a22cd3c5fe55b04dc85c1a9d93','["9794c0efb0fa5a4d049aa938f732ff35", ["{\"n\": 11, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,12,'116d715791387fbf021f485f1042ea5c','["d28ad1a22cd3c5fe55b04dc85c1a9d93", ["{\"n\": 12, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [6, 5, 5, 2, 2, 4]}"]]');
INSERT INTO "batches" VALUES(5,13,'d0813022f870cb6706d8d02196497bec','["116d715791387fbf021f485f1042ea5c", ["{\"n\": 13, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,14,'43d14dcd37aafe8c101b615264ba538c','["d0813022f870cb6706d8d02196497bec", ["{\"n\": 14, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [1, 2, 6, 6, 2, 3]}"]]');
INSERT INTO "batches" VALUES(5,15,'0ea6d849eba7d3c7f7ae9ae0224c1be8','["43d14dcd37aafe8c101b615264ba538c", ["{\"n\": 15, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,16,'3561c81967fad2b7a773e7745c59aedd','["0ea6d849eba7d3c7f7ae9ae0224c1be8", ["{\"n\": 16, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 5, 6, 1, 4, 3]}"]]');
INSERT INTO "batches" VALUES(5,17,'c507f7b6e2586bb136ca99ec1e6d09e9','["3561c81967fad2b7a773e7745c59aedd", ["{\"n\": 17, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,18,'947b69e9ffba55bf6266d14d33622f0f','["c507f7b6e2586bb136ca99ec1e6d09e9", ["{\"n\": 18, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [2, 4, 6, 6, 6, 1]}"]]');
INSERT INTO "batches" VALUES(5,19,'a1203a192d59731248b2c05976e3efaf','["947b69e9ffba55bf6266d14d33622f0f", ["{\"n\": 19, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,20,'5049f524fcf1a4d01299efc69e11058b','["a1203a192d59731248b2c05976e3efaf", ["{\"n\": 20, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [2, 5, 1, 2, 6, 6]}"]]');
INSERT INTO "batches" VALUES(5,21,'836d536b4f13a2afa449dd9228f4201f','["5049f524fcf1a4d01299efc69e11058b", ["{\"n\": 21, \"seat\": 0, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,22,'e642284889cfebc449d3bfb67e380a07','["836d536b4f13a2afa449dd9228f4201f", ["{\"n\": 22, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [5, 4, 4, 4, 1, 5]}"]]');
INSERT INTO "batches" VALUES(5,23,'1cad6b470dc94f4143baa82342fee06f','["e642284889cfebc449d3bfb67e380a07", ["{\"n\": 23, \"seat\": 1, \"asked\": \"Keep\", \"answer\": []}"]]');
INSERT INTO "batches" VALUES(5,24,'37633bbc8b8a82f05bd8b7ee9c69df43','["1cad6b470dc94f4143baa82342fee06f", ["{\"n\": 24, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [2, 5, 3, 4, 5, 1]}"]]');
INSERT INTO "batches" VALUES(6,0,'506ab91b40360b85649b05164d989e62','["14a09c1c446f71a55d5d8f63f7919835", ["{\"n\": 0, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3, 2, 3, 6, 3]}", "{\"n\": 1, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [2, 3, 5, 1, 5]}", "{\"n\": 2, \"seat\": 1, \"asked\": \"Roll\", \"answer\": [4, 3, 1, 5, 4]}"]]');
INSERT INTO "batches" VALUES(6,1,'f69c1d3bb765910a203c0fb1bfd57254','["506ab91b40360b85649b05164d989e62", ["{\"n\": 3, \"seat\": 0, \"asked\": \"RunOrStop\", \"answer\": [1]}"]]');
INSERT INTO "batches" VALUES(6,2,'9009d9a78bb2a5514b3df69cf2114a0b','["f69c1d3bb765910a203c0fb1bfd57254", ["{\"n\": 4, \"seat\": 0, \"asked\": \"Roll\", \"answer\": [3]}"]]');
INSERT INTO "batches" VALUES(9,0,'866c5ea3038a575af192e08f30292953','["92253d10b31040f2720576cdf37ae92d", ["{\"n\": 0, \"seat\": 0, \"asked\": \"Deal\", \"answer\": [\"X\"]}", "{\"n\": 1, \"seat\": 1, \"asked\": \"Deal\", \"answer\": [\"CL\"]}", "{\"n\": 2, \"seat\": 0, \"asked\": \"Deal\", \"answer\": [\"QU\", \"O\", \"T\", \"O\", \"U\", \"I\", \"I\", \"U\", \"Q\", \"T\", \"K\", \"X\", \"U\", \"B\"]}"]]');
INSERT INTO "batches" VALUES(9,1,'e08989e5ddaa43a1ab4aa449551814df','["866c5ea3038a575af192e08f30292953", ["{\"n\": 3, \"seat\": 0, \"asked\": \"Open\", \"answer\": [\"bet\", 1]}"]]');
INSERT INTO "batches" VALUES(9,2,'8051a463e2bb5c5a9ff437b6d4af2230','["e08989e5ddaa43a1ab4aa449551814df", ["{\"n\": 4, \"seat\": 1, \"asked\": \"Call\", \"answer\": [\"call\"]}"]]');
CREATE TABLE chairs (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER,
    token INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", person)
);
INSERT INTO "chairs" VALUES(1,1,'Cara',0,NULL,0);
INSERT INTO "chairs" VALUES(1,2,'Dora',1,NULL,0);
INSERT INTO "chairs" VALUES(1,3,'Emil',2,NULL,0);
INSERT INTO "chairs" VALUES(1,4,'Finn',3,NULL,0);
INSERT INTO "chairs" VALUES(2,1,'Cara',0,0,1795458723143734);
INSERT INTO "chairs" VALUES(2,2,'Dora',1,1,1795458723144770);
INSERT INTO "chairs" VALUES(3,3,'Emil',0,0,1795458723145356);
INSERT INTO "chairs" VALUES(3,4,'Finn',1,1,1795458723145896);
INSERT INTO "chairs" VALUES(4,5,'Anna',0,0,1795458724161283);
INSERT INTO "chairs" VALUES(4,6,'Ben',1,1,1795458724163728);
INSERT INTO "chairs" VALUES(5,5,'Anna',0,0,1795458724871573);
INSERT INTO "chairs" VALUES(5,6,'Ben',1,1,1795458724872179);
INSERT INTO "chairs" VALUES(6,5,'Anna',0,0,1795458727004134);
INSERT INTO "chairs" VALUES(6,6,'Ben',1,1,1795458727004956);
INSERT INTO "chairs" VALUES(7,5,'Anna',0,0,1795458729145381);
INSERT INTO "chairs" VALUES(7,6,'Ben',1,1,1795458729145846);
INSERT INTO "chairs" VALUES(8,5,'Anna',0,0,1795458731281044);
INSERT INTO "chairs" VALUES(8,6,'Ben',1,1,1795458731281496);
INSERT INTO "chairs" VALUES(9,5,'Anna',0,0,1795458733452880);
INSERT INTO "chairs" VALUES(9,6,'Ben',1,1,1795458733453446);
CREATE TABLE club (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE here (
    host TEXT NOT NULL REFERENCES hosts ON DELETE CASCADE,
    session INTEGER NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    "table" INTEGER NOT NULL,
    PRIMARY KEY (host, session)
);
CREATE TABLE hosts (host TEXT PRIMARY KEY, seen INTEGER NOT NULL, versions TEXT NOT NULL);
CREATE TABLE invitations (code TEXT PRIMARY KEY, by TEXT NOT NULL, uses INTEGER NOT NULL, until INTEGER NOT NULL);
CREATE TABLE invited (
    "table" INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL,
    PRIMARY KEY ("table", person)
);
CREATE TABLE keys (
    fingerprint TEXT PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    added INTEGER NOT NULL
);
INSERT INTO "keys" VALUES('SHA256:Cara',1,1795458723);
INSERT INTO "keys" VALUES('SHA256:Dora',2,1795458723);
INSERT INTO "keys" VALUES('SHA256:Emil',3,1795458723);
INSERT INTO "keys" VALUES('SHA256:Finn',4,1795458723);
INSERT INTO "keys" VALUES('SHA256:Anna',5,1795458724);
INSERT INTO "keys" VALUES('SHA256:Ben',6,1795458724);
CREATE TABLE lists (mark TEXT PRIMARY KEY, words BLOB NOT NULL, kept INTEGER NOT NULL);
CREATE TABLE news (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    host TEXT NOT NULL,
    what TEXT NOT NULL
);
INSERT INTO "news" VALUES(1,1795458723,'3dd9bb43','{"room": 1}');
INSERT INTO "news" VALUES(2,1795458723,'3dd9bb43','{"room": 1}');
INSERT INTO "news" VALUES(3,1795458723,'3dd9bb43','{"room": 1}');
INSERT INTO "news" VALUES(4,1795458723,'3dd9bb43','{"room": 1}');
INSERT INTO "news" VALUES(5,1795458723,'3dd9bb43','{"room": 1}');
INSERT INTO "news" VALUES(6,1795458723,'3dd9bb43','{"room": 2}');
INSERT INTO "news" VALUES(7,1795458723,'3dd9bb43','{"room": 3}');
INSERT INTO "news" VALUES(8,1795458723,'3dd9bb43','{"seat": [2, 0, 1795458723143734]}');
INSERT INTO "news" VALUES(9,1795458723,'3dd9bb43','{"seat": [2, 1, 1795458723144770]}');
INSERT INTO "news" VALUES(10,1795458723,'3dd9bb43','{"seat": [3, 0, 1795458723145356]}');
INSERT INTO "news" VALUES(11,1795458723,'3dd9bb43','{"seat": [3, 1, 1795458723145896]}');
INSERT INTO "news" VALUES(12,1795458724,'3dd9bb43','{"room": 4}');
INSERT INTO "news" VALUES(13,1795458724,'3dd9bb43','{"room": 4}');
INSERT INTO "news" VALUES(14,1795458724,'3dd9bb43','{"room": 4}');
INSERT INTO "news" VALUES(15,1795458724,'3dd9bb43','{"seat": [4, 0, 1795458724161283]}');
INSERT INTO "news" VALUES(16,1795458724,'3dd9bb43','{"seat": [4, 1, 1795458724163728]}');
INSERT INTO "news" VALUES(17,1795458724,'3dd9bb43','{"room": 4}');
INSERT INTO "news" VALUES(18,1795458724,'3dd9bb43','{"relations": 5}');
INSERT INTO "news" VALUES(19,1795458724,'3dd9bb43','{"room": 5}');
INSERT INTO "news" VALUES(20,1795458724,'3dd9bb43','{"room": 5}');
INSERT INTO "news" VALUES(21,1795458724,'3dd9bb43','{"room": 5}');
INSERT INTO "news" VALUES(22,1795458724,'3dd9bb43','{"seat": [5, 0, 1795458724871573]}');
INSERT INTO "news" VALUES(23,1795458724,'3dd9bb43','{"seat": [5, 1, 1795458724872179]}');
INSERT INTO "news" VALUES(24,1795458726,'3dd9bb43','{"room": 6}');
INSERT INTO "news" VALUES(25,1795458727,'3dd9bb43','{"room": 6}');
INSERT INTO "news" VALUES(26,1795458727,'3dd9bb43','{"room": 6}');
INSERT INTO "news" VALUES(27,1795458727,'3dd9bb43','{"seat": [6, 0, 1795458727004134]}');
INSERT INTO "news" VALUES(28,1795458727,'3dd9bb43','{"seat": [6, 1, 1795458727004956]}');
INSERT INTO "news" VALUES(29,1795458729,'3dd9bb43','{"room": 7}');
INSERT INTO "news" VALUES(30,1795458729,'3dd9bb43','{"room": 7}');
INSERT INTO "news" VALUES(31,1795458729,'3dd9bb43','{"room": 7}');
INSERT INTO "news" VALUES(32,1795458729,'3dd9bb43','{"seat": [7, 0, 1795458729145381]}');
INSERT INTO "news" VALUES(33,1795458729,'3dd9bb43','{"seat": [7, 1, 1795458729145846]}');
INSERT INTO "news" VALUES(34,1795458731,'3dd9bb43','{"room": 8}');
INSERT INTO "news" VALUES(35,1795458731,'3dd9bb43','{"room": 8}');
INSERT INTO "news" VALUES(36,1795458731,'3dd9bb43','{"room": 8}');
INSERT INTO "news" VALUES(37,1795458731,'3dd9bb43','{"seat": [8, 0, 1795458731281044]}');
INSERT INTO "news" VALUES(38,1795458731,'3dd9bb43','{"seat": [8, 1, 1795458731281496]}');
INSERT INTO "news" VALUES(39,1795458733,'3dd9bb43','{"room": 9}');
INSERT INTO "news" VALUES(40,1795458733,'3dd9bb43','{"room": 9}');
INSERT INTO "news" VALUES(41,1795458733,'3dd9bb43','{"room": 9}');
INSERT INTO "news" VALUES(42,1795458733,'3dd9bb43','{"seat": [9, 0, 1795458733452880]}');
INSERT INTO "news" VALUES(43,1795458733,'3dd9bb43','{"seat": [9, 1, 1795458733453446]}');
CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    ear TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL DEFAULT 'member',
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    secret TEXT,
    recovery TEXT,
    banned INTEGER NOT NULL DEFAULT 0,
    muted_until INTEGER NOT NULL DEFAULT 0,
    wishes TEXT NOT NULL DEFAULT '{}'
);
INSERT INTO "people" VALUES(1,'Cara','cara','member',1795458723,1795458723,NULL,'a1515e79396ad8cb457e5ff7b0252098',0,0,'{}');
INSERT INTO "people" VALUES(2,'Dora','dora','member',1795458723,1795458723,NULL,'b651d328296b509e2a53d45e8b6a2a44',0,0,'{}');
INSERT INTO "people" VALUES(3,'Emil','emll','member',1795458723,1795458723,NULL,'51f54c9f44d16fac5b726b861b00179f',0,0,'{}');
INSERT INTO "people" VALUES(4,'Finn','flnn','member',1795458723,1795458723,NULL,'d159bdab6222c6a755b9af6b887c1f6b',0,0,'{}');
INSERT INTO "people" VALUES(5,'Anna','anna','member',1795458724,1795458724,NULL,'6374211b16e67f2dcb58a706294f73d0',0,0,'{"verbosity": "brief"}');
INSERT INTO "people" VALUES(6,'Ben','ben','member',1795458724,1795458724,NULL,'65b9e6905be5302c6228d23ca1b580c2',0,0,'{"others": "full"}');
CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
);
INSERT INTO "ratings" VALUES(5,'kaques',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES(6,'kaques',2.23646105068595026912e+01,8.06590141354368,1);
CREATE TABLE relations (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT NOT NULL,
    PRIMARY KEY (person, other)
);
INSERT INTO "relations" VALUES(5,6,'friend');
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    by TEXT NOT NULL,
    about TEXT NOT NULL,
    lines TEXT NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE results (
    id INTEGER PRIMARY KEY,
    "table" INTEGER NOT NULL,
    game TEXT NOT NULL,
    ended INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    won INTEGER NOT NULL
);
INSERT INTO "results" VALUES(1,4,'kaques',1795458724,5,1);
INSERT INTO "results" VALUES(2,4,'kaques',1795458724,6,0);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    opener INTEGER NOT NULL,
    access TEXT NOT NULL,
    setup TEXT NOT NULL,
    header TEXT,
    opened INTEGER NOT NULL,
    ended INTEGER
, plan TEXT, tournament INTEGER, name TEXT, outcome TEXT);
INSERT INTO "tables" VALUES(1,1,'anyone','{"game": "verflixte6", "bots": null, "level": "good", "options": {}, "tournament": [2, 1]}',NULL,1795458723,NULL,'{"players": [{"name": "Cara", "kind": "person"}, {"name": "Dora", "kind": "person"}, {"name": "Emil", "kind": "person"}, {"name": "Finn", "kind": "person"}], "people": {"Cara": 1, "Dora": 2, "Emil": 3, "Finn": 4}, "language": "en"}',NULL,NULL,NULL);
INSERT INTO "tables" VALUES(2,1,'anyone','{"game": "verflixte6", "bots": null, "level": "good", "options": {}, "tournament": [2, 1]}','{"taverne": 1, "game": "verflixte6", "rules": 2, "seats": [{"name": "Cara", "kind": "person"}, {"name": "Dora", "kind": "person"}], "options": {"final": "no", "jokers": "all", "rounds": 0}, "seed": 5, "dice": "seeded", "language": "en"}',1795458723,NULL,NULL,1,'round1-table1',NULL);
INSERT INTO "tables" VALUES(3,1,'anyone','{"game": "verflixte6", "bots": null, "level": "good", "options": {}, "tournament": [2, 1]}','{"taverne": 1, "game": "verflixte6", "rules": 2, "seats": [{"name": "Emil", "kind": "person"}, {"name": "Finn", "kind": "person"}], "options": {"final": "no", "jokers": "all", "rounds": 0}, "seed": 6, "dice": "seeded", "language": "en"}',1795458723,NULL,NULL,1,'round1-table2',NULL);
INSERT INTO "tables" VALUES(4,5,'anyone','{"game": "kaques", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "kaques", "rules": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"target": 10000, "first": "seat"}, "seed": 7, "dice": "seeded", "language": "en"}',1795458724,1795458724,NULL,NULL,NULL,'{"winners": [0]}');
INSERT INTO "tables" VALUES(5,5,'anyone','{"game": "kaques", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "kaques", "rules": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"target": 10000, "first": "seat"}, "seed": 8, "dice": "seeded", "language": "en"}',1795458724,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(6,5,'anyone','{"game": "kara", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "kara", "rules": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"stake": 5, "chips": 50, "rounds": 10, "drink": 1, "house": "player"}, "seed": 9, "dice": "seeded", "language": "en"}',1795458726,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(7,5,'anyone','{"game": "misericorde", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "misericorde", "rules": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"stake": 1, "coppers": 5, "rate": "10", "rounds": 10}, "seed": 10, "dice": "seeded", "language": "en"}',1795458729,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(8,5,'anyone','{"game": "verflixte6", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "verflixte6", "rules": 2, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"final": "no", "jokers": "all", "rounds": 0}, "seed": 11, "dice": "seeded", "language": "en"}',1795458731,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES(9,5,'anyone','{"game": "words", "bots": null, "level": null, "options": {}, "tournament": null}','{"taverne": 1, "game": "words", "rules": 1, "seats": [{"name": "Anna", "kind": "person"}, {"name": "Ben", "kind": "person"}], "options": {"ante": 1, "min-bet": 1, "max-bet": 5, "chips": 50, "rounds": 0, "check": "challenge", "cards": "seeded", "umlauts": "expand", "deck": "en", "dictionary": "en", "spelling": "en", "edition": "46517-a4e50f406342"}, "seed": 12, "dice": "seeded", "language": "en"}',1795458733,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE talk (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    "table" INTEGER NOT NULL,
    speaker INTEGER NOT NULL,
    listener INTEGER NOT NULL,
    said TEXT NOT NULL
);
INSERT INTO "talk" VALUES(1,1795458724,0,5,0,'Good evening');
CREATE INDEX results_of ON results (person, game);
CREATE INDEX talk_at ON talk (at);
CREATE UNIQUE INDEX tables_of ON tables (tournament, name);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',6);
INSERT INTO "sqlite_sequence" VALUES('tables',9);
INSERT INTO "sqlite_sequence" VALUES('news',43);
COMMIT;
PRAGMA user_version=3;

BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE links (
	token_hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (token_hash), 
	CONSTRAINT fk_links_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body BLOB NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('t_over_sardinia',1,1794860676662,CAST('{"kind":"seat","seq":1,"at":1794860676662,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"open"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',2,1794860676674,CAST('{"kind":"seat","seq":2,"at":1794860676674,"user":"u_bo","name":"Bo","seat":1,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"person","user":"u_bo","name":"Bo"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',3,1794860676683,CAST('{"kind":"start","seq":3,"at":1794860676683,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',4,1794860676694,CAST('{"kind":"move","seq":4,"at":1794860676694,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000000","print":"a2e3e777aad0d861","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',5,1794860676718,CAST('{"kind":"move","seq":5,"at":1794860676718,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000001","print":"5e33a501f85a51ff","move":120}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',6,1794860676760,CAST('{"kind":"move","seq":6,"at":1794860676760,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000002","print":"02ba6b98bac4f343","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',7,1794860676774,CAST('{"kind":"move","seq":7,"at":1794860676774,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000003","print":"1e3b3cf5255ec6d9","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',8,1794860676798,CAST('{"kind":"move","seq":8,"at":1794860676798,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000004","print":"5e1d698ad3716b4d","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',9,1794860676808,CAST('{"kind":"move","seq":9,"at":1794860676808,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000005","print":"16a542034d50437d","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',10,1794860676816,CAST('{"kind":"move","seq":10,"at":1794860676816,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000006","print":"1226b8dc3c1bb29f","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',11,1794860676827,CAST('{"kind":"move","seq":11,"at":1794860676827,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000007","print":"a65494c8f8de0360","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',12,1794860676856,CAST('{"kind":"move","seq":12,"at":1794860676856,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000008","print":"0206436f349983ff","move":9}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',13,1794860676871,CAST('{"kind":"move","seq":13,"at":1794860676871,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000009","print":"de4b0b5a97a8ae6f","move":65}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',14,1794860676952,CAST('{"kind":"move","seq":14,"at":1794860676952,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000010","print":"491144d720772f30","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',15,1794860676967,CAST('{"kind":"move","seq":15,"at":1794860676967,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000011","print":"203f994108018aee","move":67}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',16,1794860676982,CAST('{"kind":"move","seq":16,"at":1794860676982,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000012","print":"9ad6f08fbcd3c6aa","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',17,1794860676997,CAST('{"kind":"move","seq":17,"at":1794860676997,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000013","print":"8944b5c5f791c945","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',18,1794860677054,CAST('{"kind":"move","seq":18,"at":1794860677054,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000014","print":"cd252114e4c625b0","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',19,1794860677060,CAST('{"kind":"move","seq":19,"at":1794860677060,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000015","print":"82bc1353f5825dd9","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',20,1794860677066,CAST('{"kind":"move","seq":20,"at":1794860677066,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000016","print":"16b9abd6785cb63d","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',21,1794860677096,CAST('{"kind":"move","seq":21,"at":1794860677096,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000017","print":"64f151e6ceee61e2","move":156}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',22,1794860677120,CAST('{"kind":"move","seq":22,"at":1794860677120,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000018","print":"b9a4c3f05a2266b9","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',23,1794860677153,CAST('{"kind":"move","seq":23,"at":1794860677153,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000019","print":"8b73bc1cd35bc385","move":119}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',24,1794860677164,CAST('{"kind":"move","seq":24,"at":1794860677164,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000020","print":"78ecfa30f99ec6d3","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',25,1794860677175,CAST('{"kind":"move","seq":25,"at":1794860677175,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000021","print":"004ec937c2cde1c9","move":17}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',26,1794860677195,CAST('{"kind":"move","seq":26,"at":1794860677195,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000022","print":"82dbc2a67381eb7f","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',27,1794860677227,CAST('{"kind":"move","seq":27,"at":1794860677227,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000023","print":"bb8bf8fcffe1e4c2","move":62}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',28,1794860677238,CAST('{"kind":"move","seq":28,"at":1794860677238,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000024","print":"a3815bd448e3c64d","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',29,1794860677270,CAST('{"kind":"move","seq":29,"at":1794860677270,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000025","print":"cafb1ff3a1de45a9","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',30,1794860677288,CAST('{"kind":"move","seq":30,"at":1794860677288,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000026","print":"73aa9583b5db928a","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',31,1794860677308,CAST('{"kind":"move","seq":31,"at":1794860677308,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000027","print":"086b28bd5559c888","move":8}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',32,1794860677322,CAST('{"kind":"move","seq":32,"at":1794860677322,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000028","print":"efc2baa09fd17e69","move":51}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',33,1794860677328,CAST('{"kind":"move","seq":33,"at":1794860677328,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000029","print":"ef42683f380818a2","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',34,1794860677346,CAST('{"kind":"move","seq":34,"at":1794860677346,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000030","print":"c2ff0d216c461479","move":86}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',35,1794860677358,CAST('{"kind":"move","seq":35,"at":1794860677358,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000031","print":"be3cc6a86e1bb59d","move":89}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',36,1794860677454,CAST('{"kind":"move","seq":36,"at":1794860677454,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000032","print":"f28280e82c680f7b","move":92}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',37,1794860677670,CAST('{"kind":"move","seq":37,"at":1794860677670,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000033","print":"611cb7064a4e1199","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',38,1794860677758,CAST('{"kind":"move","seq":38,"at":1794860677758,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000034","print":"fe6b611189a29dcb","move":81}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',39,1794860677765,CAST('{"kind":"move","seq":39,"at":1794860677765,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000035","print":"7811ead3fd3991dc","move":80}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',40,1794860677783,CAST('{"kind":"move","seq":40,"at":1794860677783,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000036","print":"daf3418a661c51a6","move":81}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',41,1794860677806,CAST('{"kind":"move","seq":41,"at":1794860677806,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000037","print":"8dfd49922a754017","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',42,1794860677850,CAST('{"kind":"move","seq":42,"at":1794860677850,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000038","print":"2c02e9e96de4c38e","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',43,1794860677907,CAST('{"kind":"move","seq":43,"at":1794860677907,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000039","print":"498547c10d62d7e2","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',44,1794860678191,CAST('{"kind":"move","seq":44,"at":1794860678191,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000040","print":"92ae56b9731e3359","move":13}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',45,1794860678207,CAST('{"kind":"move","seq":45,"at":1794860678207,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000041","print":"fb714b22516444ca","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',46,1794860678240,CAST('{"kind":"move","seq":46,"at":1794860678240,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000042","print":"e2844eb0b6df5f5a","move":58}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',47,1794860678439,CAST('{"kind":"move","seq":47,"at":1794860678439,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000043","print":"39d3d56d4ebd0f1a","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',48,1794860678531,CAST('{"kind":"move","seq":48,"at":1794860678531,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000044","print":"1c81694978eaf613","move":156}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',49,1794860678541,CAST('{"kind":"move","seq":49,"at":1794860678541,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000045","print":"37069e6e7da3b6b2","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',50,1794860678563,CAST('{"kind":"move","seq":50,"at":1794860678563,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000046","print":"96e7e3ae583ee1a0","move":135}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',51,1794860678571,CAST('{"kind":"move","seq":51,"at":1794860678571,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000047","print":"2b10ea9e9d03269d","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',52,1794860678581,CAST('{"kind":"move","seq":52,"at":1794860678581,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000048","print":"fb095c8f287609e9","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',53,1794860678601,CAST('{"kind":"move","seq":53,"at":1794860678601,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000049","print":"1271e2e574bdb911","move":54}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',54,1794860678612,CAST('{"kind":"move","seq":54,"at":1794860678612,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000050","print":"87acc35788974a1e","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',55,1794860678627,CAST('{"kind":"move","seq":55,"at":1794860678627,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000051","print":"2a211b8deafacf7d","move":156}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',56,1794860678677,CAST('{"kind":"move","seq":56,"at":1794860678677,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000052","print":"9d9262f2b446bae7","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',57,1794860678819,CAST('{"kind":"move","seq":57,"at":1794860678819,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000053","print":"23890ba6ba084554","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',58,1794860678899,CAST('{"kind":"move","seq":58,"at":1794860678899,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000054","print":"72c3a35f5128bd7e","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',59,1794860678963,CAST('{"kind":"move","seq":59,"at":1794860678963,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000055","print":"4c8bc06051260e59","move":24}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',60,1794860678977,CAST('{"kind":"move","seq":60,"at":1794860678977,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000056","print":"919070432fd4c8bf","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',61,1794860678996,CAST('{"kind":"move","seq":61,"at":1794860678996,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000057","print":"2a45e6977984f48b","move":117}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',62,1794860679016,CAST('{"kind":"move","seq":62,"at":1794860679016,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000058","print":"cedebad63c1f4410","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',63,1794860679111,CAST('{"kind":"move","seq":63,"at":1794860679111,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000059","print":"5da98bc94cbe7cd3","move":83}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',64,1794860679150,CAST('{"kind":"move","seq":64,"at":1794860679150,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000060","print":"a47910a85d1a9a36","move":80}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',65,1794860679207,CAST('{"kind":"move","seq":65,"at":1794860679207,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000061","print":"24b219905ee44418","move":83}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',66,1794860679233,CAST('{"kind":"move","seq":66,"at":1794860679233,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000062","print":"89e1d86565438513","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',67,1794860679268,CAST('{"kind":"move","seq":67,"at":1794860679268,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000063","print":"003b77289fa5aa12","move":89}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',68,1794860679307,CAST('{"kind":"move","seq":68,"at":1794860679307,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000064","print":"252bf95a819b55d6","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',69,1794860679424,CAST('{"kind":"move","seq":69,"at":1794860679424,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000065","print":"adfa078e80d273c8","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',70,1794860679509,CAST('{"kind":"move","seq":70,"at":1794860679509,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000066","print":"e08d125f4fb6a4c4","move":114}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',71,1794860679541,CAST('{"kind":"move","seq":71,"at":1794860679541,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000067","print":"182af2d69b6c7607","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',72,1794860679563,CAST('{"kind":"move","seq":72,"at":1794860679563,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000068","print":"da26517eddded824","move":11}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',73,1794860679579,CAST('{"kind":"move","seq":73,"at":1794860679579,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000069","print":"a81e1bf9a4ecf79a","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',74,1794860679587,CAST('{"kind":"move","seq":74,"at":1794860679587,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000070","print":"fa2309fa59046157","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',75,1794860679608,CAST('{"kind":"move","seq":75,"at":1794860679608,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000071","print":"bd7ebedcfce7c454","move":157}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',76,1794860679624,CAST('{"kind":"move","seq":76,"at":1794860679624,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000072","print":"8cb6f83ba23e2656","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',77,1794860679657,CAST('{"kind":"move","seq":77,"at":1794860679657,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000073","print":"c77391e81f72f515","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',78,1794860679680,CAST('{"kind":"move","seq":78,"at":1794860679680,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000074","print":"2d78cb4db19c7cdd","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',79,1794860679743,CAST('{"kind":"move","seq":79,"at":1794860679743,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000075","print":"17ef19beb3ee6296","move":99}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',80,1794860679748,CAST('{"kind":"move","seq":80,"at":1794860679748,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000076","print":"c2c02ffc747104d6","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',81,1794860679759,CAST('{"kind":"move","seq":81,"at":1794860679759,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000077","print":"e93a1114d7125976","move":43}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',82,1794860679765,CAST('{"kind":"move","seq":82,"at":1794860679765,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000078","print":"4a76b85b8e3f8b48","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',83,1794860679781,CAST('{"kind":"move","seq":83,"at":1794860679781,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000079","print":"cb0c0f881016aedd","move":30}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',84,1794860679806,CAST('{"kind":"move","seq":84,"at":1794860679806,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000080","print":"20949e6baf1e40d3","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',85,1794860679847,CAST('{"kind":"move","seq":85,"at":1794860679847,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000081","print":"aa0c4c0854f44774","move":7}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',86,1794860679919,CAST('{"kind":"move","seq":86,"at":1794860679919,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000082","print":"ab2f542e10f280c4","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',87,1794860679965,CAST('{"kind":"move","seq":87,"at":1794860679965,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000083","print":"5f1e331c07a4fc71","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',88,1794860680007,CAST('{"kind":"move","seq":88,"at":1794860680007,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000084","print":"77b53fc561485612","move":10}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',89,1794860680064,CAST('{"kind":"move","seq":89,"at":1794860680064,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000085","print":"21fa21b2de3e2318","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',90,1794860680080,CAST('{"kind":"move","seq":90,"at":1794860680080,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000086","print":"94b04ef2cfd1e6b6","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',91,1794860680116,CAST('{"kind":"move","seq":91,"at":1794860680116,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000087","print":"b8fa91db1a923398","move":92}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',92,1794860680215,CAST('{"kind":"move","seq":92,"at":1794860680215,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000088","print":"b317a8fe97de2f85","move":89}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',93,1794860680254,CAST('{"kind":"move","seq":93,"at":1794860680254,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000089","print":"7e611637223651ce","move":87}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',94,1794860680270,CAST('{"kind":"move","seq":94,"at":1794860680270,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000090","print":"ed7fa699d0bdd6c1","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',95,1794860680278,CAST('{"kind":"move","seq":95,"at":1794860680278,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000091","print":"f360662ac8756779","move":80}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',96,1794860680285,CAST('{"kind":"move","seq":96,"at":1794860680285,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000092","print":"a04f13e83d7bb42c","move":81}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',97,1794860680307,CAST('{"kind":"move","seq":97,"at":1794860680307,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000093","print":"42fe0ef663c57721","move":84}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',98,1794860680315,CAST('{"kind":"move","seq":98,"at":1794860680315,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000094","print":"03a18ef96d02cbce","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',99,1794860680337,CAST('{"kind":"move","seq":99,"at":1794860680337,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000095","print":"abbd2f35f286f7c2","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',100,1794860680358,CAST('{"kind":"move","seq":100,"at":1794860680358,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000096","print":"155e47b6f33e7251","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',101,1794860680372,CAST('{"kind":"move","seq":101,"at":1794860680372,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000097","print":"eaa83bcac45ffd56","move":157}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',102,1794860680385,CAST('{"kind":"move","seq":102,"at":1794860680385,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000098","print":"ef1097150905d434","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',103,1794860680395,CAST('{"kind":"move","seq":103,"at":1794860680395,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000099","print":"8181a38b4da2baf4","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',104,1794860680407,CAST('{"kind":"move","seq":104,"at":1794860680407,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000100","print":"aefe8e9e68813920","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',105,1794860680423,CAST('{"kind":"move","seq":105,"at":1794860680423,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000101","print":"feafda12f75ecf36","move":157}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',106,1794860680436,CAST('{"kind":"move","seq":106,"at":1794860680436,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000102","print":"5623a008db6ecdea","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',107,1794860680445,CAST('{"kind":"move","seq":107,"at":1794860680445,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000103","print":"645d70b8fcc18031","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',108,1794860680465,CAST('{"kind":"move","seq":108,"at":1794860680465,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000104","print":"07d02e4503bbf46f","move":84}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',109,1794860680480,CAST('{"kind":"move","seq":109,"at":1794860680480,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000105","print":"c42f24225b913c4b","move":87}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',110,1794860680491,CAST('{"kind":"move","seq":110,"at":1794860680491,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000106","print":"0281f21824d9e0dd","move":84}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',111,1794860680507,CAST('{"kind":"move","seq":111,"at":1794860680507,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000107","print":"058d94ebdd52e29b","move":156}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',112,1794860680520,CAST('{"kind":"move","seq":112,"at":1794860680520,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000108","print":"f0c87ddb60af4f1f","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',113,1794860680532,CAST('{"kind":"move","seq":113,"at":1794860680532,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000109","print":"fbe3a470c9ebe731","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',114,1794860680543,CAST('{"kind":"move","seq":114,"at":1794860680543,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000110","print":"458ca7e3a16beeda","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',115,1794860680558,CAST('{"kind":"move","seq":115,"at":1794860680558,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000111","print":"02d6edf6c0e0b4ba","move":140}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',116,1794860680575,CAST('{"kind":"move","seq":116,"at":1794860680575,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000112","print":"442e0f3eca92d5ba","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',117,1794860680589,CAST('{"kind":"move","seq":117,"at":1794860680589,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000113","print":"c7bc1516650d6f8c","move":58}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',118,1794860680611,CAST('{"kind":"move","seq":118,"at":1794860680611,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000114","print":"ca16e4c53f9c099f","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',119,1794860680643,CAST('{"kind":"move","seq":119,"at":1794860680643,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000115","print":"f7c6942c76d2fbae","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',120,1794860680659,CAST('{"kind":"move","seq":120,"at":1794860680659,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000116","print":"1ed7e579d21342fc","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',121,1794860680675,CAST('{"kind":"move","seq":121,"at":1794860680675,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000117","print":"fd47f7ecbc1c5673","move":18}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',122,1794860680699,CAST('{"kind":"move","seq":122,"at":1794860680699,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000118","print":"616198e9325e8331","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',123,1794860680731,CAST('{"kind":"move","seq":123,"at":1794860680731,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000119","print":"252b8c871aa03fd6","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',124,1794860680750,CAST('{"kind":"move","seq":124,"at":1794860680750,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000120","print":"c59ce5edfc4de5f4","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',125,1794860680904,CAST('{"kind":"move","seq":125,"at":1794860680904,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000121","print":"344c48e3254279f3","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',126,1794860680923,CAST('{"kind":"move","seq":126,"at":1794860680923,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000122","print":"254dd15df9ee63bc","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',127,1794860680942,CAST('{"kind":"move","seq":127,"at":1794860680942,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000123","print":"5bb6d7585197ab97","move":249}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',128,1794860680970,CAST('{"kind":"move","seq":128,"at":1794860680970,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000124","print":"d8a117c0fdbb8fd7","move":208}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',129,1794860680991,CAST('{"kind":"move","seq":129,"at":1794860680991,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000125","print":"5c2e9a3ff0c15401","move":246}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',130,1794860681019,CAST('{"kind":"move","seq":130,"at":1794860681019,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000126","print":"2c6fc89bc461471e","move":201}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',131,1794860681031,CAST('{"kind":"move","seq":131,"at":1794860681031,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000127","print":"a3a35e3a003f8d0c","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',132,1794860681074,CAST('{"kind":"move","seq":132,"at":1794860681074,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000128","print":"a7a78e1d0809f51e","move":156}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',133,1794860681122,CAST('{"kind":"move","seq":133,"at":1794860681122,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000129","print":"9d83b8225282a482","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',134,1794860681263,CAST('{"kind":"move","seq":134,"at":1794860681263,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000130","print":"d584dc057a46347a","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',135,1794860681300,CAST('{"kind":"move","seq":135,"at":1794860681300,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000131","print":"97db3415f68bcb83","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',136,1794860681322,CAST('{"kind":"move","seq":136,"at":1794860681322,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000132","print":"0c7286a93522262f","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',137,1794860681338,CAST('{"kind":"move","seq":137,"at":1794860681338,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000133","print":"c35f19a7ce24c0f5","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',138,1794860681372,CAST('{"kind":"move","seq":138,"at":1794860681372,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000134","print":"daa10a7e13be95c9","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',139,1794860681399,CAST('{"kind":"move","seq":139,"at":1794860681399,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000135","print":"3c472c5a5b4f201d","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',140,1794860681417,CAST('{"kind":"move","seq":140,"at":1794860681417,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000136","print":"c28a682b15cc53e2","move":86}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',141,1794860681429,CAST('{"kind":"move","seq":141,"at":1794860681429,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000137","print":"133e5fd531e0f473","move":87}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',142,1794860681450,CAST('{"kind":"move","seq":142,"at":1794860681450,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000138","print":"94395307298b9c61","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',143,1794860681469,CAST('{"kind":"move","seq":143,"at":1794860681469,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000139","print":"ff44b3f1240a4c2a","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',144,1794860681484,CAST('{"kind":"move","seq":144,"at":1794860681484,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000140","print":"e658368b02a72b38","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',145,1794860681504,CAST('{"kind":"move","seq":145,"at":1794860681504,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000141","print":"0b0c87b866c95ae9","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',146,1794860681513,CAST('{"kind":"move","seq":146,"at":1794860681513,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000142","print":"5f5c97dbe347fe55","move":27}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',147,1794860681543,CAST('{"kind":"move","seq":147,"at":1794860681543,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000143","print":"fdb52ab721ef842e","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',148,1794860681577,CAST('{"kind":"move","seq":148,"at":1794860681577,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000144","print":"70f2c3ba182d1374","move":9}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',149,1794860681616,CAST('{"kind":"move","seq":149,"at":1794860681616,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000145","print":"65b95059ac9cd7cf","move":82}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',150,1794860681642,CAST('{"kind":"move","seq":150,"at":1794860681642,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000146","print":"20ae9f7d772dbee5","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',151,1794860681663,CAST('{"kind":"move","seq":151,"at":1794860681663,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000147","print":"93763173b78c5a5d","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',152,1794860681703,CAST('{"kind":"move","seq":152,"at":1794860681703,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000148","print":"8ea29c6aa45bcc8e","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',153,1794860681720,CAST('{"kind":"move","seq":153,"at":1794860681720,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000149","print":"692a3a08163f5c7e","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',154,1794860681766,CAST('{"kind":"move","seq":154,"at":1794860681766,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000150","print":"ddf892449fbe533b","move":53}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',155,1794860681882,CAST('{"kind":"move","seq":155,"at":1794860681882,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000151","print":"6139c1ea440b1c6b","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',156,1794860681915,CAST('{"kind":"move","seq":156,"at":1794860681915,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000152","print":"88f1be0eae8c74fc","move":10}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',157,1794860681947,CAST('{"kind":"move","seq":157,"at":1794860681947,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000153","print":"b81538870dc93687","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',158,1794860681983,CAST('{"kind":"move","seq":158,"at":1794860681983,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000154","print":"a89b0d455d2ea565","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',159,1794860682046,CAST('{"kind":"move","seq":159,"at":1794860682046,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000155","print":"ecaebf7072673d0f","move":129}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',160,1794860682155,CAST('{"kind":"move","seq":160,"at":1794860682155,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000156","print":"3577a4e5f620dd59","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',161,1794860682215,CAST('{"kind":"move","seq":161,"at":1794860682215,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000157","print":"bedea2f4f7130af9","move":156}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',162,1794860682242,CAST('{"kind":"move","seq":162,"at":1794860682242,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000158","print":"71751d227ce6a704","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',163,1794860682284,CAST('{"kind":"move","seq":163,"at":1794860682284,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000159","print":"8aa105646770fe39","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',164,1794860682291,CAST('{"kind":"move","seq":164,"at":1794860682291,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000160","print":"c3166644191c01cf","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',165,1794860682320,CAST('{"kind":"move","seq":165,"at":1794860682320,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000161","print":"5b7e80307b40d681","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',166,1794860682354,CAST('{"kind":"move","seq":166,"at":1794860682354,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000162","print":"fb14871cde1b1497","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',167,1794860682385,CAST('{"kind":"move","seq":167,"at":1794860682385,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000163","print":"5f454a5942fefed9","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',168,1794860682395,CAST('{"kind":"move","seq":168,"at":1794860682395,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000164","print":"e08ee30bd4a7dbf7","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',169,1794860682422,CAST('{"kind":"move","seq":169,"at":1794860682422,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000165","print":"f5971ee9e7b3d7e1","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',170,1794860682463,CAST('{"kind":"move","seq":170,"at":1794860682463,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000166","print":"175350e70840a7df","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',171,1794860682499,CAST('{"kind":"move","seq":171,"at":1794860682499,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000167","print":"e5244a71f026512e","move":84}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',172,1794860682517,CAST('{"kind":"move","seq":172,"at":1794860682517,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000168","print":"ec60e091f498b552","move":87}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',173,1794860682543,CAST('{"kind":"move","seq":173,"at":1794860682543,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000169","print":"84b304333cf2354b","move":86}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',174,1794860682561,CAST('{"kind":"move","seq":174,"at":1794860682561,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000170","print":"ac14f71949ea56e5","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',175,1794860682615,CAST('{"kind":"move","seq":175,"at":1794860682615,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000171","print":"227f8d203de50d0f","move":45}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',176,1794860682656,CAST('{"kind":"move","seq":176,"at":1794860682656,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000172","print":"a7dcfb3835b91dfe","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',177,1794860682703,CAST('{"kind":"move","seq":177,"at":1794860682703,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000173","print":"20b3c11877da2c22","move":216}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',178,1794860682749,CAST('{"kind":"move","seq":178,"at":1794860682749,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000174","print":"a314b17f2866c5cc","move":247}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',179,1794860682774,CAST('{"kind":"move","seq":179,"at":1794860682774,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000175","print":"70b15f34acbe6fb0","move":227}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',180,1794860682812,CAST('{"kind":"move","seq":180,"at":1794860682812,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000176","print":"4e00775def17cb39","move":205}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',181,1794860682844,CAST('{"kind":"move","seq":181,"at":1794860682844,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000177","print":"7a6cfd53f3d9e6a6","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',182,1794860682864,CAST('{"kind":"move","seq":182,"at":1794860682864,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000178","print":"cf6a397077cac586","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',183,1794860682895,CAST('{"kind":"move","seq":183,"at":1794860682895,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000179","print":"e0404c3af797ba12","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',184,1794860682939,CAST('{"kind":"move","seq":184,"at":1794860682939,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000180","print":"f7bae266d54e3967","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',185,1794860682958,CAST('{"kind":"move","seq":185,"at":1794860682958,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000181","print":"2b8656c066b7e61c","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',186,1794860682986,CAST('{"kind":"move","seq":186,"at":1794860682986,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000182","print":"a5d724a8188ea6e7","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',187,1794860682999,CAST('{"kind":"move","seq":187,"at":1794860682999,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000183","print":"671653a92350f859","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',188,1794860683023,CAST('{"kind":"move","seq":188,"at":1794860683023,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000184","print":"078b07bd2dd270a7","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_over_sardinia',189,1794860683023,CAST('{"kind":"end","seq":189,"at":1794860683023}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',1,1794860683067,CAST('{"kind":"seat","seq":1,"at":1794860683067,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"open"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',2,1794860683074,CAST('{"kind":"seat","seq":2,"at":1794860683074,"user":"u_bo","name":"Bo","seat":1,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"person","user":"u_bo","name":"Bo"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',3,1794860683089,CAST('{"kind":"start","seq":3,"at":1794860683089,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',4,1794860683108,CAST('{"kind":"move","seq":4,"at":1794860683108,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000185","print":"a2e3e777aad0d861","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',5,1794860683115,CAST('{"kind":"move","seq":5,"at":1794860683115,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000186","print":"5e33a501f85a51ff","move":120}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',6,1794860683143,CAST('{"kind":"move","seq":6,"at":1794860683143,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000187","print":"02ba6b98bac4f343","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',7,1794860683162,CAST('{"kind":"move","seq":7,"at":1794860683162,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000188","print":"1e3b3cf5255ec6d9","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',8,1794860683180,CAST('{"kind":"move","seq":8,"at":1794860683180,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000189","print":"5e1d698ad3716b4d","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',9,1794860683200,CAST('{"kind":"move","seq":9,"at":1794860683200,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000190","print":"16a542034d50437d","move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',10,1794860683206,CAST('{"kind":"move","seq":10,"at":1794860683206,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000191","print":"1226b8dc3c1bb29f","move":154}' AS BLOB));
INSERT INTO "log" VALUES('t_live_sardinia',11,1794860683218,CAST('{"kind":"move","seq":11,"at":1794860683218,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000192","print":"a65494c8f8de0360","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_sardinia',1,1794860683238,CAST('{"kind":"seat","seq":1,"at":1794860683238,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"bot","name":"level1","bot":"level1"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_sardinia',2,1794860683243,CAST('{"kind":"start","seq":2,"at":1794860683243,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_sardinia',3,1794860683259,CAST('{"kind":"move","seq":3,"at":1794860683259,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000193","print":"9a134b1a74e1366c","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_sardinia',4,1794860683267,CAST('{"kind":"move","seq":4,"at":1794860683267,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000194","print":"503bff8e9ee7e011","move":120}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_sardinia',5,1794860683715,CAST('{"kind":"move","seq":5,"at":1794860683715,"seat":1,"move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_sardinia',6,1794860683716,CAST('{"kind":"move","seq":6,"at":1794860683716,"seat":1,"move":16}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_sardinia',7,1794860683729,CAST('{"kind":"move","seq":7,"at":1794860683729,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000195","print":"e6e0e809cfa80a78","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',1,1794860683737,CAST('{"kind":"seat","seq":1,"at":1794860683737,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"open"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',2,1794860683744,CAST('{"kind":"seat","seq":2,"at":1794860683744,"user":"u_bo","name":"Bo","seat":1,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"person","user":"u_bo","name":"Bo"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',3,1794860683748,CAST('{"kind":"start","seq":3,"at":1794860683748,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',4,1794860683753,CAST('{"kind":"move","seq":4,"at":1794860683753,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000196","print":"c48ff594993b3ca8","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',5,1794860683756,CAST('{"kind":"move","seq":5,"at":1794860683756,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000197","print":"6f61283e8fd03e4e","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',6,1794860683761,CAST('{"kind":"move","seq":6,"at":1794860683761,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000198","print":"96e3bacbb4902716","move":127}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',7,1794860683764,CAST('{"kind":"move","seq":7,"at":1794860683764,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000199","print":"0c0086786d296a51","move":130}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',8,1794860683769,CAST('{"kind":"move","seq":8,"at":1794860683769,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000200","print":"4db32a2d5dc9244b","move":10}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',9,1794860683778,CAST('{"kind":"move","seq":9,"at":1794860683778,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000201","print":"4c86925c2b2de30a","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',10,1794860683784,CAST('{"kind":"move","seq":10,"at":1794860683784,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000202","print":"20e50930074459fe","move":132}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',11,1794860683791,CAST('{"kind":"move","seq":11,"at":1794860683791,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000203","print":"c8a7e5970b6ce149","move":119}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',12,1794860683803,CAST('{"kind":"move","seq":12,"at":1794860683803,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000204","print":"3987cd471eb2c5f4","move":37}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',13,1794860683820,CAST('{"kind":"move","seq":13,"at":1794860683820,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000205","print":"e578ea2907cf1f0b","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',14,1794860683824,CAST('{"kind":"move","seq":14,"at":1794860683824,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000206","print":"7a6a5e53316bd3f1","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',15,1794860683829,CAST('{"kind":"move","seq":15,"at":1794860683829,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000207","print":"b03c65509f451ce0","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',16,1794860683833,CAST('{"kind":"move","seq":16,"at":1794860683833,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000208","print":"0fc8849b7d89a236","move":122}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',17,1794860683838,CAST('{"kind":"move","seq":17,"at":1794860683838,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000209","print":"df2a3214ea328080","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',18,1794860683842,CAST('{"kind":"move","seq":18,"at":1794860683842,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000210","print":"af842d9e97e90ab7","move":91}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',19,1794860683854,CAST('{"kind":"move","seq":19,"at":1794860683854,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000211","print":"c2d470b4ff91d789","move":124}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',20,1794860683866,CAST('{"kind":"move","seq":20,"at":1794860683866,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000212","print":"e84f3d5e97581970","move":7}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',21,1794860683874,CAST('{"kind":"move","seq":21,"at":1794860683874,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000213","print":"677ec6809beea4f4","move":190}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',22,1794860683911,CAST('{"kind":"move","seq":22,"at":1794860683911,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000214","print":"d801a993f7b2062f","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',23,1794860683927,CAST('{"kind":"move","seq":23,"at":1794860683927,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000215","print":"ab0f68505704c0d6","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',24,1794860683938,CAST('{"kind":"move","seq":24,"at":1794860683938,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000216","print":"d465d38883ef9ba1","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',25,1794860683984,CAST('{"kind":"move","seq":25,"at":1794860683984,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000217","print":"cdfb3a5ab06a9ab3","move":124}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',26,1794860684004,CAST('{"kind":"move","seq":26,"at":1794860684004,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000218","print":"5460765e03dd6572","move":118}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',27,1794860684024,CAST('{"kind":"move","seq":27,"at":1794860684024,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000219","print":"57ad4557d6091388","move":118}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',28,1794860684031,CAST('{"kind":"move","seq":28,"at":1794860684031,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000220","print":"d22c8307e9195723","move":126}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',29,1794860684043,CAST('{"kind":"move","seq":29,"at":1794860684043,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000221","print":"4197e747306d92c1","move":122}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',30,1794860684073,CAST('{"kind":"move","seq":30,"at":1794860684073,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000222","print":"cc90c57ff6f7ef5e","move":10}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',31,1794860684106,CAST('{"kind":"move","seq":31,"at":1794860684106,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000223","print":"363f4a0642624316","move":64}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',32,1794860684143,CAST('{"kind":"move","seq":32,"at":1794860684143,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000224","print":"888d0f65f63093df","move":127}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',33,1794860684173,CAST('{"kind":"move","seq":33,"at":1794860684173,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000225","print":"82728acbfe261f1a","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',34,1794860684200,CAST('{"kind":"move","seq":34,"at":1794860684200,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000226","print":"b9efeb281832e9d3","move":8}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',35,1794860684239,CAST('{"kind":"move","seq":35,"at":1794860684239,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000227","print":"11df80622f77d0f2","move":201}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',36,1794860684258,CAST('{"kind":"move","seq":36,"at":1794860684258,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000228","print":"d249dc3b741c6772","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',37,1794860684285,CAST('{"kind":"move","seq":37,"at":1794860684285,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000229","print":"6b3084fbc1571760","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',38,1794860684291,CAST('{"kind":"move","seq":38,"at":1794860684291,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000230","print":"61ec9494505f62a7","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',39,1794860684295,CAST('{"kind":"move","seq":39,"at":1794860684295,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000231","print":"c1131cdbc64ddaf4","move":64}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',40,1794860684300,CAST('{"kind":"move","seq":40,"at":1794860684300,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000232","print":"143b80d894286165","move":40}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',41,1794860684305,CAST('{"kind":"move","seq":41,"at":1794860684305,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000233","print":"3e0c53ed93496409","move":37}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',42,1794860684310,CAST('{"kind":"move","seq":42,"at":1794860684310,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000234","print":"5dc906438fb822d5","move":126}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',43,1794860684313,CAST('{"kind":"move","seq":43,"at":1794860684313,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000235","print":"45a96ed48cb83a4a","move":94}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',44,1794860684318,CAST('{"kind":"move","seq":44,"at":1794860684318,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000236","print":"73c1b22013fec521","move":13}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',45,1794860684322,CAST('{"kind":"move","seq":45,"at":1794860684322,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000237","print":"274ae7557dccb24a","move":7}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',46,1794860684327,CAST('{"kind":"move","seq":46,"at":1794860684327,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000238","print":"2dee89fed8be9dfd","move":8}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',47,1794860684341,CAST('{"kind":"move","seq":47,"at":1794860684341,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000239","print":"70f2b786c51348ee","move":190}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',48,1794860684352,CAST('{"kind":"move","seq":48,"at":1794860684352,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000240","print":"6925d187102867f7","move":201}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',49,1794860684357,CAST('{"kind":"move","seq":49,"at":1794860684357,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000241","print":"53476a80ea559993","move":196}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',50,1794860684362,CAST('{"kind":"move","seq":50,"at":1794860684362,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000242","print":"6e688d924f1a99aa","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',51,1794860684371,CAST('{"kind":"move","seq":51,"at":1794860684371,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000243","print":"ff30503575910d4b","move":143}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',52,1794860684389,CAST('{"kind":"move","seq":52,"at":1794860684389,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000244","print":"90a7e732103d9c77","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',53,1794860684397,CAST('{"kind":"move","seq":53,"at":1794860684397,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000245","print":"7e4f2a722be8879b","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',54,1794860684402,CAST('{"kind":"move","seq":54,"at":1794860684402,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000246","print":"8117c6174c1c49e1","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',55,1794860684408,CAST('{"kind":"move","seq":55,"at":1794860684408,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000247","print":"df82a10e908b5770","move":43}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',56,1794860684419,CAST('{"kind":"move","seq":56,"at":1794860684419,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000248","print":"0343edc90dd0cde4","move":97}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',57,1794860684429,CAST('{"kind":"move","seq":57,"at":1794860684429,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000249","print":"cc6ead79ce0b5882","move":8}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',58,1794860684435,CAST('{"kind":"move","seq":58,"at":1794860684435,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000250","print":"2ed7b5c656240542","move":119}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',59,1794860684442,CAST('{"kind":"move","seq":59,"at":1794860684442,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000251","print":"651d3d50a07479d5","move":200}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',60,1794860684450,CAST('{"kind":"move","seq":60,"at":1794860684450,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000252","print":"b5dd2717461cd81a","move":142}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',61,1794860684455,CAST('{"kind":"move","seq":61,"at":1794860684455,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000253","print":"c1c78e800e275d4e","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',62,1794860684461,CAST('{"kind":"move","seq":62,"at":1794860684461,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000254","print":"84e457e6e96e2184","move":7}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',63,1794860684467,CAST('{"kind":"move","seq":63,"at":1794860684467,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000255","print":"eb99834d2dad6937","move":190}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',64,1794860684473,CAST('{"kind":"move","seq":64,"at":1794860684473,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000256","print":"18a9481e1da80e2f","move":197}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',65,1794860684479,CAST('{"kind":"move","seq":65,"at":1794860684479,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000257","print":"cfd0eaf22657551a","move":123}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',66,1794860684485,CAST('{"kind":"move","seq":66,"at":1794860684485,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000258","print":"70fe3d3fb24d10e7","move":40}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',67,1794860684491,CAST('{"kind":"move","seq":67,"at":1794860684491,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000259","print":"a8820fc2c3787ac6","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',68,1794860684498,CAST('{"kind":"move","seq":68,"at":1794860684498,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000260","print":"ed832fec423023b4","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',69,1794860684505,CAST('{"kind":"move","seq":69,"at":1794860684505,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000261","print":"fbe4ab32fd3496db","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',70,1794860684512,CAST('{"kind":"move","seq":70,"at":1794860684512,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000262","print":"4bc282c6cf575510","move":120}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',71,1794860684537,CAST('{"kind":"move","seq":71,"at":1794860684537,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000263","print":"bcd506b68c0550f1","move":128}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',72,1794860684571,CAST('{"kind":"move","seq":72,"at":1794860684571,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000264","print":"121ece279cba29f9","move":67}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',73,1794860684602,CAST('{"kind":"move","seq":73,"at":1794860684602,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000265","print":"7adec539fdba70c3","move":120}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',74,1794860684613,CAST('{"kind":"move","seq":74,"at":1794860684613,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000266","print":"ffa3bd22bf67a47e","move":128}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',75,1794860684620,CAST('{"kind":"move","seq":75,"at":1794860684620,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000267","print":"207638ba6cc13690","move":123}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',76,1794860684624,CAST('{"kind":"move","seq":76,"at":1794860684624,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000268","print":"0a1871d59191f0c9","move":8}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',77,1794860684629,CAST('{"kind":"move","seq":77,"at":1794860684629,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000269","print":"ea18c33edc2794f2","move":130}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',78,1794860684632,CAST('{"kind":"move","seq":78,"at":1794860684632,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000270","print":"6e9d1ac0ef7b87e9","move":201}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',79,1794860684637,CAST('{"kind":"move","seq":79,"at":1794860684637,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000271","print":"19aa420e4a2353c4","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',80,1794860684640,CAST('{"kind":"move","seq":80,"at":1794860684640,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000272","print":"8f805a50217a2f8a","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',81,1794860684645,CAST('{"kind":"move","seq":81,"at":1794860684645,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000273","print":"1c43598221b3ef2a","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',82,1794860684649,CAST('{"kind":"move","seq":82,"at":1794860684649,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000274","print":"e9bf626dc3c45ae2","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',83,1794860684658,CAST('{"kind":"move","seq":83,"at":1794860684658,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000275","print":"7708e7098ead536f","move":46}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',84,1794860684661,CAST('{"kind":"move","seq":84,"at":1794860684661,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000276","print":"a5af0c9b627e6155","move":132}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',85,1794860684675,CAST('{"kind":"move","seq":85,"at":1794860684675,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000277","print":"4eb61e7ebad8204c","move":7}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',86,1794860684681,CAST('{"kind":"move","seq":86,"at":1794860684681,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000278","print":"6bdefca77e9e3544","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',87,1794860684687,CAST('{"kind":"move","seq":87,"at":1794860684687,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000279","print":"b6e36afea64ce316","move":188}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',88,1794860684700,CAST('{"kind":"move","seq":88,"at":1794860684700,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000280","print":"d93b08bebb8de6e6","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',89,1794860684705,CAST('{"kind":"move","seq":89,"at":1794860684705,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000281","print":"0ed99a27f6c1a390","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',90,1794860684717,CAST('{"kind":"move","seq":90,"at":1794860684717,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000282","print":"e1fed140c4e69fbc","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',91,1794860684721,CAST('{"kind":"move","seq":91,"at":1794860684721,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000283","print":"fbad7636a163a5b9","move":13}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',92,1794860684729,CAST('{"kind":"move","seq":92,"at":1794860684729,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000284","print":"5081d98da570b0bd","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',93,1794860684733,CAST('{"kind":"move","seq":93,"at":1794860684733,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000285","print":"55175bda1c5e27da","move":70}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',94,1794860684740,CAST('{"kind":"move","seq":94,"at":1794860684740,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000286","print":"3ac4a6a8125503d2","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',95,1794860684748,CAST('{"kind":"move","seq":95,"at":1794860684748,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000287","print":"99455ddec2981376","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',96,1794860684753,CAST('{"kind":"move","seq":96,"at":1794860684753,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000288","print":"a9ddfdd767ffbfc1","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',97,1794860684758,CAST('{"kind":"move","seq":97,"at":1794860684758,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000289","print":"206602f80d09c6f1","move":91}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',98,1794860684766,CAST('{"kind":"move","seq":98,"at":1794860684766,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000290","print":"aad8c6309e44b734","move":71}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',99,1794860684771,CAST('{"kind":"move","seq":99,"at":1794860684771,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000291","print":"f77f7d37d111b495","move":67}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',100,1794860684775,CAST('{"kind":"move","seq":100,"at":1794860684775,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000292","print":"97e70d4a1250c247","move":43}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',101,1794860684783,CAST('{"kind":"move","seq":101,"at":1794860684783,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000293","print":"a0e0298b84296a86","move":71}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',102,1794860684787,CAST('{"kind":"move","seq":102,"at":1794860684787,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000294","print":"56f4fbcdebefa732","move":131}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',103,1794860684815,CAST('{"kind":"move","seq":103,"at":1794860684815,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000295","print":"997b13a8ca12e487","move":49}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',104,1794860684826,CAST('{"kind":"move","seq":104,"at":1794860684826,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000296","print":"ed1e2dd67dee959a","move":16}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',105,1794860684832,CAST('{"kind":"move","seq":105,"at":1794860684832,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000297","print":"7b272e9f701f23ee","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',106,1794860684849,CAST('{"kind":"move","seq":106,"at":1794860684849,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000298","print":"435a48ac6cee7660","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',107,1794860684891,CAST('{"kind":"move","seq":107,"at":1794860684891,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000299","print":"dedf029f22d5fa87","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',108,1794860684923,CAST('{"kind":"move","seq":108,"at":1794860684923,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000300","print":"09dc7ba317b3b517","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',109,1794860684936,CAST('{"kind":"move","seq":109,"at":1794860684936,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000301","print":"dd4ec711e982837c","move":100}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',110,1794860684942,CAST('{"kind":"move","seq":110,"at":1794860684942,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000302","print":"a7e721e3adb244c0","move":52}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',111,1794860684950,CAST('{"kind":"move","seq":111,"at":1794860684950,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000303","print":"10198cdfd0aa1604","move":103}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',112,1794860684967,CAST('{"kind":"move","seq":112,"at":1794860684967,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000304","print":"b00828d6836e8acb","move":94}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',113,1794860684979,CAST('{"kind":"move","seq":113,"at":1794860684979,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000305","print":"fe2b283fd8c3ab9d","move":73}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',114,1794860685015,CAST('{"kind":"move","seq":114,"at":1794860685015,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000306","print":"9883623bf9118177","move":97}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',115,1794860685031,CAST('{"kind":"move","seq":115,"at":1794860685031,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000307","print":"3cebf7f2cbab6ad5","move":148}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',116,1794860685072,CAST('{"kind":"move","seq":116,"at":1794860685072,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000308","print":"bb4db9ef68bc95c9","move":100}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',117,1794860685083,CAST('{"kind":"move","seq":117,"at":1794860685083,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000309","print":"bb12de3aaaee5ddf","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',118,1794860685104,CAST('{"kind":"move","seq":118,"at":1794860685104,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000310","print":"7deb60b05da7e0b3","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_settlers',119,1794860685104,CAST('{"kind":"end","seq":119,"at":1794860685104}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',1,1794860685159,CAST('{"kind":"seat","seq":1,"at":1794860685159,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"open"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',2,1794860685164,CAST('{"kind":"seat","seq":2,"at":1794860685164,"user":"u_bo","name":"Bo","seat":1,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"person","user":"u_bo","name":"Bo"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',3,1794860685174,CAST('{"kind":"start","seq":3,"at":1794860685174,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',4,1794860685181,CAST('{"kind":"move","seq":4,"at":1794860685181,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000311","print":"2e06442fdd0dbe34","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',5,1794860685191,CAST('{"kind":"move","seq":5,"at":1794860685191,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000312","print":"0e41047729ad8687","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',6,1794860685196,CAST('{"kind":"move","seq":6,"at":1794860685196,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000313","print":"411580a36e275775","move":126}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',7,1794860685210,CAST('{"kind":"move","seq":7,"at":1794860685210,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000314","print":"10e98306fd4a9dac","move":132}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',8,1794860685217,CAST('{"kind":"move","seq":8,"at":1794860685217,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000315","print":"fed628cd232eb87a","move":8}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',9,1794860685234,CAST('{"kind":"move","seq":9,"at":1794860685234,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000316","print":"d96fa7700e7acd20","move":127}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',10,1794860685263,CAST('{"kind":"move","seq":10,"at":1794860685263,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000317","print":"eeec170406862e56","move":199}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',11,1794860685281,CAST('{"kind":"move","seq":11,"at":1794860685281,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000318","print":"b1492ce9a8d68281","move":7}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',12,1794860685305,CAST('{"kind":"move","seq":12,"at":1794860685305,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000319","print":"96d46ca47721a9fc","move":200}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',13,1794860685315,CAST('{"kind":"move","seq":13,"at":1794860685315,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000320","print":"9925a53de553ee3d","move":188}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',14,1794860685341,CAST('{"kind":"move","seq":14,"at":1794860685341,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000321","print":"f5e7703e9f2843c7","move":212}' AS BLOB));
INSERT INTO "log" VALUES('t_live_settlers',15,1794860685361,CAST('{"kind":"move","seq":15,"at":1794860685361,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000322","print":"a8efcd21146ed6c0","move":196}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',1,1794860685379,CAST('{"kind":"seat","seq":1,"at":1794860685379,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"bot","name":"level1","bot":"level1"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',2,1794860685393,CAST('{"kind":"start","seq":2,"at":1794860685393,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',3,1794860685419,CAST('{"kind":"move","seq":3,"at":1794860685419,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000323","print":"2e06442fdd0dbe34","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',4,1794860685546,CAST('{"kind":"move","seq":4,"at":1794860685546,"seat":1,"move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',5,1794860685549,CAST('{"kind":"move","seq":5,"at":1794860685549,"seat":1,"move":124}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',6,1794860685552,CAST('{"kind":"move","seq":6,"at":1794860685552,"seat":1,"move":122}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',7,1794860685553,CAST('{"kind":"move","seq":7,"at":1794860685553,"seat":1,"move":130}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',8,1794860685561,CAST('{"kind":"move","seq":8,"at":1794860685561,"seat":1,"move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',9,1794860685562,CAST('{"kind":"move","seq":9,"at":1794860685562,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000324","print":"ce4cd9fb90433459","move":119}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',10,1794860685568,CAST('{"kind":"move","seq":10,"at":1794860685568,"seat":1,"move":188}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',11,1794860685570,CAST('{"kind":"move","seq":11,"at":1794860685570,"seat":1,"move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',12,1794860685582,CAST('{"kind":"move","seq":12,"at":1794860685582,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000325","print":"c3873c04d1cd46c6","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_settlers',13,1794860685586,CAST('{"kind":"move","seq":13,"at":1794860685586,"seat":1,"move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',1,1794860685597,CAST('{"kind":"seat","seq":1,"at":1794860685597,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"open"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',2,1794860685616,CAST('{"kind":"seat","seq":2,"at":1794860685616,"user":"u_bo","name":"Bo","seat":1,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"person","user":"u_bo","name":"Bo"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',3,1794860685628,CAST('{"kind":"start","seq":3,"at":1794860685628,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',4,1794860685642,CAST('{"kind":"move","seq":4,"at":1794860685642,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000326","print":"f6835848c4b2aeef","move":171}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',5,1794860685678,CAST('{"kind":"move","seq":5,"at":1794860685678,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000327","print":"8a5250d3488c5fbd","move":130}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',6,1794860685698,CAST('{"kind":"move","seq":6,"at":1794860685698,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000328","print":"4f69142c899c7742","move":146}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',7,1794860685704,CAST('{"kind":"move","seq":7,"at":1794860685704,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000329","print":"3aabf9e7702b4b62","move":170}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',8,1794860685710,CAST('{"kind":"move","seq":8,"at":1794860685710,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000330","print":"45b8b81326b9555f","move":125}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',9,1794860685730,CAST('{"kind":"move","seq":9,"at":1794860685730,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000331","print":"36e5a2670d2726a0","move":147}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',10,1794860685738,CAST('{"kind":"move","seq":10,"at":1794860685738,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000332","print":"3047e8893960faa7","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',11,1794860685745,CAST('{"kind":"move","seq":11,"at":1794860685745,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000333","print":"3c74e1de024e8b9e","move":23}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',12,1794860685752,CAST('{"kind":"move","seq":12,"at":1794860685752,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000334","print":"63856c5a05125e12","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',13,1794860685759,CAST('{"kind":"move","seq":13,"at":1794860685759,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000335","print":"bf7ee090065c6fa4","move":225}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',14,1794860685765,CAST('{"kind":"move","seq":14,"at":1794860685765,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000336","print":"d7b051e2ed0d1208","move":97}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',15,1794860685772,CAST('{"kind":"move","seq":15,"at":1794860685772,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000337","print":"9b1d1d2bee9d4671","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',16,1794860685779,CAST('{"kind":"move","seq":16,"at":1794860685779,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000338","print":"02e81bf2fe515aeb","move":176}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',17,1794860685794,CAST('{"kind":"move","seq":17,"at":1794860685794,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000339","print":"5bd59566c083a0a5","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',18,1794860685799,CAST('{"kind":"move","seq":18,"at":1794860685799,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000340","print":"5bb53684f37e7e77","move":10}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',19,1794860685807,CAST('{"kind":"move","seq":19,"at":1794860685807,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000341","print":"b25d6ced41091aef","move":23}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',20,1794860685814,CAST('{"kind":"move","seq":20,"at":1794860685814,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000342","print":"9f1d85cac51ae4b4","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',21,1794860685819,CAST('{"kind":"move","seq":21,"at":1794860685819,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000343","print":"6e38740c24f9b86e","move":11}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',22,1794860685826,CAST('{"kind":"move","seq":22,"at":1794860685826,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000344","print":"a418076da44eb538","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',23,1794860685834,CAST('{"kind":"move","seq":23,"at":1794860685834,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000345","print":"0427fb03c091feb7","move":198}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',24,1794860685842,CAST('{"kind":"move","seq":24,"at":1794860685842,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000346","print":"cd923c72988d6bea","move":27}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',25,1794860685856,CAST('{"kind":"move","seq":25,"at":1794860685856,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000347","print":"94495ae7f617f00d","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',26,1794860685871,CAST('{"kind":"move","seq":26,"at":1794860685871,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000348","print":"26cf961ae1b415b8","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',27,1794860685907,CAST('{"kind":"move","seq":27,"at":1794860685907,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000349","print":"97c75b0be0d88644","move":27}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',28,1794860685936,CAST('{"kind":"move","seq":28,"at":1794860685936,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000350","print":"ff6d8bf0492d01ae","move":51}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',29,1794860685960,CAST('{"kind":"move","seq":29,"at":1794860685960,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000351","print":"66e83c8ec30eaf2a","move":241}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',30,1794860685980,CAST('{"kind":"move","seq":30,"at":1794860685980,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000352","print":"8ce466acbd1a6850","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',31,1794860686000,CAST('{"kind":"move","seq":31,"at":1794860686000,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000353","print":"24b9fa8ba314a95e","move":35}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',32,1794860686030,CAST('{"kind":"move","seq":32,"at":1794860686030,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000354","print":"5d18951c7f6cda77","move":104}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',33,1794860686078,CAST('{"kind":"move","seq":33,"at":1794860686078,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000355","print":"a2986eef7ec88972","move":90}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',34,1794860686088,CAST('{"kind":"move","seq":34,"at":1794860686088,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000356","print":"66c047f48e8ca467","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',35,1794860686107,CAST('{"kind":"move","seq":35,"at":1794860686107,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000357","print":"65cd57c22531fd58","move":152}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',36,1794860686121,CAST('{"kind":"move","seq":36,"at":1794860686121,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000358","print":"4025f3ead165a710","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',37,1794860686132,CAST('{"kind":"move","seq":37,"at":1794860686132,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000359","print":"5558f70a77697e30","move":178}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',38,1794860686145,CAST('{"kind":"move","seq":38,"at":1794860686145,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000360","print":"d085acf3e19fd252","move":33}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',39,1794860686151,CAST('{"kind":"move","seq":39,"at":1794860686151,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000361","print":"2bbe9b7640cd1cf3","move":123}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',40,1794860686158,CAST('{"kind":"move","seq":40,"at":1794860686158,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000362","print":"bfb57b637379756c","move":149}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',41,1794860686165,CAST('{"kind":"move","seq":41,"at":1794860686165,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000363","print":"49f0cf473cb312f1","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',42,1794860686176,CAST('{"kind":"move","seq":42,"at":1794860686176,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000364","print":"a12593d7f0ed9f33","move":235}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',43,1794860686184,CAST('{"kind":"move","seq":43,"at":1794860686184,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000365","print":"0330ad284c9a20be","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',44,1794860686199,CAST('{"kind":"move","seq":44,"at":1794860686199,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000366","print":"3520269616f11555","move":175}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',45,1794860686223,CAST('{"kind":"move","seq":45,"at":1794860686223,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000367","print":"a11f5210419cc6df","move":39}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',46,1794860686239,CAST('{"kind":"move","seq":46,"at":1794860686239,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000368","print":"d7c6e02be1c14720","move":104}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',47,1794860686250,CAST('{"kind":"move","seq":47,"at":1794860686250,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000369","print":"49caf28ee6a106de","move":241}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',48,1794860686258,CAST('{"kind":"move","seq":48,"at":1794860686258,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000370","print":"70c69b4acf5762fa","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',49,1794860686264,CAST('{"kind":"move","seq":49,"at":1794860686264,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000371","print":"b9c848bb2b1d69fa","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',50,1794860686280,CAST('{"kind":"move","seq":50,"at":1794860686280,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000372","print":"01f678cbb2108a40","move":24}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',51,1794860686323,CAST('{"kind":"move","seq":51,"at":1794860686323,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000373","print":"0f05af3b9f7bd323","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',52,1794860686358,CAST('{"kind":"move","seq":52,"at":1794860686358,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000374","print":"dd96b7a0a1555f81","move":199}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',53,1794860686406,CAST('{"kind":"move","seq":53,"at":1794860686406,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000375","print":"5a94105282aa8831","move":72}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',54,1794860686436,CAST('{"kind":"move","seq":54,"at":1794860686436,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000376","print":"4395659f2125d420","move":95}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',55,1794860686479,CAST('{"kind":"move","seq":55,"at":1794860686479,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000377","print":"cd79f41a52bb1475","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',56,1794860686509,CAST('{"kind":"move","seq":56,"at":1794860686509,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000378","print":"bd3860516d835add","move":225}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',57,1794860686540,CAST('{"kind":"move","seq":57,"at":1794860686540,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000379","print":"30bb0ee85a43e9bd","move":241}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',58,1794860686572,CAST('{"kind":"move","seq":58,"at":1794860686572,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000380","print":"60afd80ebae0eb07","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',59,1794860686602,CAST('{"kind":"move","seq":59,"at":1794860686602,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000381","print":"3f3cb075702f147c","move":176}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',60,1794860686639,CAST('{"kind":"move","seq":60,"at":1794860686639,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000382","print":"fa74edda46751dea","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',61,1794860686645,CAST('{"kind":"move","seq":61,"at":1794860686645,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000383","print":"159d694bf131c354","move":8}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',62,1794860686651,CAST('{"kind":"move","seq":62,"at":1794860686651,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000384","print":"b1e84d47f9fcf3ae","move":25}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',63,1794860686658,CAST('{"kind":"move","seq":63,"at":1794860686658,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000385","print":"590dd3afbe51baea","move":62}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',64,1794860686678,CAST('{"kind":"move","seq":64,"at":1794860686678,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000386","print":"9c0cc015a83eb45e","move":241}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',65,1794860686714,CAST('{"kind":"move","seq":65,"at":1794860686714,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000387","print":"aaf4bae54bbc24c7","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',66,1794860686743,CAST('{"kind":"move","seq":66,"at":1794860686743,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000388","print":"5b2f644d8fc50159","move":5}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',67,1794860686779,CAST('{"kind":"move","seq":67,"at":1794860686779,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000389","print":"975757910de56f2d","move":28}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',68,1794860686811,CAST('{"kind":"move","seq":68,"at":1794860686811,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000390","print":"7935438eed00c5e1","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',69,1794860686847,CAST('{"kind":"move","seq":69,"at":1794860686847,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000391","print":"c858b8e32503137f","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',70,1794860686875,CAST('{"kind":"move","seq":70,"at":1794860686875,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000392","print":"1e97c4eb81c5586f","move":211}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',71,1794860686907,CAST('{"kind":"move","seq":71,"at":1794860686907,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000393","print":"f0734a244703856c","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',72,1794860686946,CAST('{"kind":"move","seq":72,"at":1794860686946,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000394","print":"f7746a12a1535f14","move":152}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',73,1794860686992,CAST('{"kind":"move","seq":73,"at":1794860686992,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000395","print":"7c84a69b2eddfbe6","move":241}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',74,1794860687011,CAST('{"kind":"move","seq":74,"at":1794860687011,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000396","print":"15a4d7b814db6b27","move":10}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',75,1794860687021,CAST('{"kind":"move","seq":75,"at":1794860687021,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000397","print":"897f30a7fd58f10a","move":28}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',76,1794860687029,CAST('{"kind":"move","seq":76,"at":1794860687029,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000398","print":"bfe339bc58e670bb","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',77,1794860687041,CAST('{"kind":"move","seq":77,"at":1794860687041,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000399","print":"7a55b07d9225ff3e","move":28}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',78,1794860687048,CAST('{"kind":"move","seq":78,"at":1794860687048,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000400","print":"ad59bb07dd423db6","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',79,1794860687055,CAST('{"kind":"move","seq":79,"at":1794860687055,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000401","print":"67f410d1b60b864c","move":38}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',80,1794860687062,CAST('{"kind":"move","seq":80,"at":1794860687062,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000402","print":"cf8730024661d01b","move":241}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',81,1794860687067,CAST('{"kind":"move","seq":81,"at":1794860687067,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000403","print":"9aea0b59a814d59f","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',82,1794860687074,CAST('{"kind":"move","seq":82,"at":1794860687074,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000404","print":"96b5d74b6deec8ce","move":181}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',83,1794860687080,CAST('{"kind":"move","seq":83,"at":1794860687080,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000405","print":"2a7dd4502c4896cb","move":36}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',84,1794860687087,CAST('{"kind":"move","seq":84,"at":1794860687087,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000406","print":"be2a3a5e3121581d","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',85,1794860687099,CAST('{"kind":"move","seq":85,"at":1794860687099,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000407","print":"8844da778cc9a626","move":174}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',86,1794860687143,CAST('{"kind":"move","seq":86,"at":1794860687143,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000408","print":"f0d9eb07faccd0af","move":241}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',87,1794860687162,CAST('{"kind":"move","seq":87,"at":1794860687162,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000409","print":"91abc478e7ecde38","move":86}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',88,1794860687173,CAST('{"kind":"move","seq":88,"at":1794860687173,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000410","print":"13f5e2979254d010","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',89,1794860687180,CAST('{"kind":"move","seq":89,"at":1794860687180,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000411","print":"cc95956ac3f81e03","move":174}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',90,1794860687189,CAST('{"kind":"move","seq":90,"at":1794860687189,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000412","print":"560bf03ed43dcfba","move":7}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',91,1794860687197,CAST('{"kind":"move","seq":91,"at":1794860687197,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000413","print":"e1f355e38c1235af","move":28}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',92,1794860687204,CAST('{"kind":"move","seq":92,"at":1794860687204,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000414","print":"edb8b4e6e19bcee1","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',93,1794860687210,CAST('{"kind":"move","seq":93,"at":1794860687210,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000415","print":"1053837d31dabcf1","move":36}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',94,1794860687226,CAST('{"kind":"move","seq":94,"at":1794860687226,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000416","print":"004ff65fe300b113","move":241}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',95,1794860687259,CAST('{"kind":"move","seq":95,"at":1794860687259,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000417","print":"c40069470c199e1f","move":241}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',96,1794860687292,CAST('{"kind":"move","seq":96,"at":1794860687292,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000418","print":"e485273847cd75af","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',97,1794860687316,CAST('{"kind":"move","seq":97,"at":1794860687316,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000419","print":"d19d0900c5dc9713","move":235}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',98,1794860687351,CAST('{"kind":"move","seq":98,"at":1794860687351,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000420","print":"dd71a65105133490","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',99,1794860687387,CAST('{"kind":"move","seq":99,"at":1794860687387,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000421","print":"b3e93cd4c3e6792a","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',100,1794860687431,CAST('{"kind":"move","seq":100,"at":1794860687431,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000422","print":"e40cee36b1bfd4cb","move":22}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',101,1794860687463,CAST('{"kind":"move","seq":101,"at":1794860687463,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000423","print":"c7a370c0e0470b0f","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',102,1794860687504,CAST('{"kind":"move","seq":102,"at":1794860687504,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000424","print":"a22ad9f41d8ced6b","move":182}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',103,1794860687536,CAST('{"kind":"move","seq":103,"at":1794860687536,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000425","print":"007e00d4d0b5582a","move":43}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',104,1794860687554,CAST('{"kind":"move","seq":104,"at":1794860687554,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000426","print":"ebd7e4c425cf342f","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',105,1794860687562,CAST('{"kind":"move","seq":105,"at":1794860687562,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000427","print":"2c7501a5bf68559f","move":38}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',106,1794860687569,CAST('{"kind":"move","seq":106,"at":1794860687569,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000428","print":"6f218a82442c10af","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',107,1794860687576,CAST('{"kind":"move","seq":107,"at":1794860687576,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000429","print":"6ff54f3c5694919a","move":215}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',108,1794860687583,CAST('{"kind":"move","seq":108,"at":1794860687583,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000430","print":"c71fbb78599ed7d3","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',109,1794860687590,CAST('{"kind":"move","seq":109,"at":1794860687590,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000431","print":"6fef013372704e9e","move":175}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',110,1794860687597,CAST('{"kind":"move","seq":110,"at":1794860687597,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000432","print":"c4fca0e8d3d93854","move":104}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',111,1794860687606,CAST('{"kind":"move","seq":111,"at":1794860687606,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000433","print":"58dcf5c6720cec28","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',112,1794860687617,CAST('{"kind":"move","seq":112,"at":1794860687617,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000434","print":"e3eaec4cf22ea7dd","move":197}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',113,1794860687647,CAST('{"kind":"move","seq":113,"at":1794860687647,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000435","print":"ed29577b1fce3e19","move":173}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',114,1794860687671,CAST('{"kind":"move","seq":114,"at":1794860687671,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000436","print":"5744b261094237bf","move":152}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',115,1794860687715,CAST('{"kind":"move","seq":115,"at":1794860687715,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000437","print":"5f9d6d05b6683388","move":29}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',116,1794860687743,CAST('{"kind":"move","seq":116,"at":1794860687743,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000438","print":"6a6eed44348e7fe4","move":136}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',117,1794860687752,CAST('{"kind":"move","seq":117,"at":1794860687752,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000439","print":"34904973f4415d0f","move":89}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',118,1794860687763,CAST('{"kind":"move","seq":118,"at":1794860687763,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000440","print":"b369dfa4abe78b8e","move":240}' AS BLOB));
INSERT INTO "log" VALUES('t_over_saltfjord',119,1794860687763,CAST('{"kind":"end","seq":119,"at":1794860687763}' AS BLOB));
INSERT INTO "log" VALUES('t_live_saltfjord',1,1794860687811,CAST('{"kind":"seat","seq":1,"at":1794860687811,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"open"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_live_saltfjord',2,1794860687826,CAST('{"kind":"seat","seq":2,"at":1794860687826,"user":"u_bo","name":"Bo","seat":1,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"person","user":"u_bo","name":"Bo"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_live_saltfjord',3,1794860687841,CAST('{"kind":"start","seq":3,"at":1794860687841,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_live_saltfjord',4,1794860687852,CAST('{"kind":"move","seq":4,"at":1794860687852,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000441","print":"ca935bb6c466def4","move":171}' AS BLOB));
INSERT INTO "log" VALUES('t_live_saltfjord',5,1794860687859,CAST('{"kind":"move","seq":5,"at":1794860687859,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000442","print":"ba2101d458577336","move":130}' AS BLOB));
INSERT INTO "log" VALUES('t_live_saltfjord',6,1794860687865,CAST('{"kind":"move","seq":6,"at":1794860687865,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000443","print":"beea14efc8ee3ac4","move":146}' AS BLOB));
INSERT INTO "log" VALUES('t_live_saltfjord',7,1794860687870,CAST('{"kind":"move","seq":7,"at":1794860687870,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000444","print":"46e217a52dd209c9","move":170}' AS BLOB));
INSERT INTO "log" VALUES('t_live_saltfjord',8,1794860687878,CAST('{"kind":"move","seq":8,"at":1794860687878,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000445","print":"d6cce8bcb084dd17","move":125}' AS BLOB));
INSERT INTO "log" VALUES('t_live_saltfjord',9,1794860687886,CAST('{"kind":"move","seq":9,"at":1794860687886,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000446","print":"a7f4bee70ab89c50","move":147}' AS BLOB));
INSERT INTO "log" VALUES('t_live_saltfjord',10,1794860687893,CAST('{"kind":"move","seq":10,"at":1794860687893,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000447","print":"a4749f32c3e71a5f","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_saltfjord',1,1794860687902,CAST('{"kind":"seat","seq":1,"at":1794860687902,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"bot","name":"level1","bot":"level1"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_saltfjord',2,1794860687907,CAST('{"kind":"start","seq":2,"at":1794860687907,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_saltfjord',3,1794860688004,CAST('{"kind":"move","seq":3,"at":1794860688004,"seat":1,"move":170}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_saltfjord',4,1794860688010,CAST('{"kind":"move","seq":4,"at":1794860688010,"seat":1,"move":125}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_saltfjord',5,1794860688011,CAST('{"kind":"move","seq":5,"at":1794860688011,"seat":1,"move":147}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_saltfjord',6,1794860688055,CAST('{"kind":"move","seq":6,"at":1794860688055,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000448","print":"493814c0e6267767","move":172}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_saltfjord',7,1794860688062,CAST('{"kind":"move","seq":7,"at":1794860688062,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000449","print":"cb608988514a6053","move":130}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_saltfjord',8,1794860688073,CAST('{"kind":"move","seq":8,"at":1794860688073,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000450","print":"81edf33bc5b028e5","move":149}' AS BLOB));
INSERT INTO "log" VALUES('t_over_pebbles',1,1794860688081,CAST('{"kind":"seat","seq":1,"at":1794860688081,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"open"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_over_pebbles',2,1794860688087,CAST('{"kind":"seat","seq":2,"at":1794860688087,"user":"u_bo","name":"Bo","seat":1,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"person","user":"u_bo","name":"Bo"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_over_pebbles',3,1794860688091,CAST('{"kind":"start","seq":3,"at":1794860688091,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_over_pebbles',4,1794860688097,CAST('{"kind":"move","seq":4,"at":1794860688097,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000451","print":"246e5148ff4e7586","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_pebbles',5,1794860688100,CAST('{"kind":"move","seq":5,"at":1794860688100,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000452","print":"1d68c532d746b9f9","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_pebbles',6,1794860688109,CAST('{"kind":"move","seq":6,"at":1794860688109,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000453","print":"43740d49361300fc","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_pebbles',7,1794860688115,CAST('{"kind":"move","seq":7,"at":1794860688115,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000454","print":"9908e22a0acf000d","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_pebbles',8,1794860688119,CAST('{"kind":"move","seq":8,"at":1794860688119,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000455","print":"86706b3063bd3c9a","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_pebbles',9,1794860688119,CAST('{"kind":"end","seq":9,"at":1794860688119}' AS BLOB));
INSERT INTO "log" VALUES('t_live_pebbles',1,1794860688132,CAST('{"kind":"seat","seq":1,"at":1794860688132,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"open"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_live_pebbles',2,1794860688139,CAST('{"kind":"seat","seq":2,"at":1794860688139,"user":"u_bo","name":"Bo","seat":1,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"person","user":"u_bo","name":"Bo"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_live_pebbles',3,1794860688157,CAST('{"kind":"start","seq":3,"at":1794860688157,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_live_pebbles',4,1794860688163,CAST('{"kind":"move","seq":4,"at":1794860688163,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000456","print":"246e5148ff4e7586","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_live_pebbles',5,1794860688168,CAST('{"kind":"move","seq":5,"at":1794860688168,"user":"u_bo","name":"Bo","seat":1,"key":"before-00000457","print":"1d68c532d746b9f9","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',1,1794860688176,CAST('{"kind":"seat","seq":1,"at":1794860688176,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"bot","name":"level1","bot":"level1"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',2,1794860688182,CAST('{"kind":"start","seq":2,"at":1794860688182,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',3,1794860688189,CAST('{"kind":"move","seq":3,"at":1794860688189,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000458","print":"246e5148ff4e7586","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',4,1794860688203,CAST('{"kind":"move","seq":4,"at":1794860688203,"seat":1,"move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',5,1794860688207,CAST('{"kind":"move","seq":5,"at":1794860688207,"seat":1,"move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',1,1794860688212,CAST('{"kind":"seat","seq":1,"at":1794860688212,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',6,1794860688215,CAST('{"kind":"move","seq":6,"at":1794860688215,"seat":1,"move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',2,1794860688221,CAST('{"kind":"start","seq":2,"at":1794860688221,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',7,1794860688222,CAST('{"kind":"move","seq":7,"at":1794860688222,"seat":1,"move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',3,1794860688229,CAST('{"kind":"move","seq":3,"at":1794860688229,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000459","print":"41cd6ee6f102787b","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',8,1794860688232,CAST('{"kind":"move","seq":8,"at":1794860688232,"seat":1,"move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',4,1794860688239,CAST('{"kind":"move","seq":4,"at":1794860688239,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000460","print":"5b01598492c34440","move":123}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',9,1794860688239,CAST('{"kind":"move","seq":9,"at":1794860688239,"seat":1,"move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',10,1794860688242,CAST('{"kind":"move","seq":10,"at":1794860688242,"seat":1,"move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',11,1794860688248,CAST('{"kind":"move","seq":11,"at":1794860688248,"seat":1,"move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',5,1794860688250,CAST('{"kind":"move","seq":5,"at":1794860688250,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000461","print":"bf5f752104c0829f","move":130}' AS BLOB));
INSERT INTO "log" VALUES('t_bot_pebbles',12,1794860688255,CAST('{"kind":"move","seq":12,"at":1794860688255,"seat":1,"move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',6,1794860688262,CAST('{"kind":"move","seq":6,"at":1794860688262,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000462","print":"6289074447a2ab07","move":10}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',7,1794860688276,CAST('{"kind":"move","seq":7,"at":1794860688276,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000463","print":"389ff42708df6b1c","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',8,1794860688282,CAST('{"kind":"move","seq":8,"at":1794860688282,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000464","print":"e605395a572d75da","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',9,1794860688296,CAST('{"kind":"move","seq":9,"at":1794860688296,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000465","print":"63e1043cdbb42b61","move":135}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',10,1794860688305,CAST('{"kind":"move","seq":10,"at":1794860688305,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000466","print":"9b8be71f1bf61de9","move":119}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',11,1794860688310,CAST('{"kind":"move","seq":11,"at":1794860688310,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000467","print":"4371305a39b5cfae","move":8}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',12,1794860688316,CAST('{"kind":"move","seq":12,"at":1794860688316,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000468","print":"53cf9845cc14bbaf","move":199}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',13,1794860688328,CAST('{"kind":"move","seq":13,"at":1794860688328,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000469","print":"00d30864662700c0","move":118}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',14,1794860688337,CAST('{"kind":"move","seq":14,"at":1794860688337,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000470","print":"ddd465d60ce99b69","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',15,1794860688343,CAST('{"kind":"move","seq":15,"at":1794860688343,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000471","print":"9c8ace6e1683ffea","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',16,1794860688348,CAST('{"kind":"move","seq":16,"at":1794860688348,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000472","print":"e65a4f9108425c3b","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',17,1794860688354,CAST('{"kind":"move","seq":17,"at":1794860688354,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000473","print":"a8cd16030566a3b9","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',18,1794860688360,CAST('{"kind":"move","seq":18,"at":1794860688360,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000474","print":"892d0cfa4cbc7ea1","move":126}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',19,1794860688365,CAST('{"kind":"move","seq":19,"at":1794860688365,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000475","print":"89e3c664a3accd35","move":134}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',20,1794860688371,CAST('{"kind":"move","seq":20,"at":1794860688371,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000476","print":"463a220ba83d7c19","move":37}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',21,1794860688377,CAST('{"kind":"move","seq":21,"at":1794860688377,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000477","print":"b16ebed7bd0ce4d8","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',22,1794860688382,CAST('{"kind":"move","seq":22,"at":1794860688382,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000478","print":"aff62e609ed1c690","move":217}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',23,1794860688387,CAST('{"kind":"move","seq":23,"at":1794860688387,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000479","print":"8830933cbea39fb1","move":220}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',24,1794860688392,CAST('{"kind":"move","seq":24,"at":1794860688392,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000480","print":"e5080acdf157e0a0","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',25,1794860688398,CAST('{"kind":"move","seq":25,"at":1794860688398,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000481","print":"6d592d6847be816b","move":91}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',26,1794860688403,CAST('{"kind":"move","seq":26,"at":1794860688403,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000482","print":"30745dda2899c982","move":124}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',27,1794860688410,CAST('{"kind":"move","seq":27,"at":1794860688410,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000483","print":"0a84c53c3badf3df","move":120}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',28,1794860688441,CAST('{"kind":"move","seq":28,"at":1794860688441,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000484","print":"801e729a55cc7636","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',29,1794860688477,CAST('{"kind":"move","seq":29,"at":1794860688477,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000485","print":"3d82ea3002a81c39","move":3}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',30,1794860688500,CAST('{"kind":"move","seq":30,"at":1794860688500,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000486","print":"c3bb1e7b7bf0b0e1","move":40}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',31,1794860688517,CAST('{"kind":"move","seq":31,"at":1794860688517,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000487","print":"9e26f780b846aa13","move":13}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',32,1794860688525,CAST('{"kind":"move","seq":32,"at":1794860688525,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000488","print":"84c0ca190f6042ce","move":64}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',33,1794860688539,CAST('{"kind":"move","seq":33,"at":1794860688539,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000489","print":"b5f8c4f63f898599","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',34,1794860688545,CAST('{"kind":"move","seq":34,"at":1794860688545,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000490","print":"defcd649698b59db","move":217}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',35,1794860688551,CAST('{"kind":"move","seq":35,"at":1794860688551,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000491","print":"0678182cc617e623","move":221}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',36,1794860688557,CAST('{"kind":"move","seq":36,"at":1794860688557,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000492","print":"78e486bedbc55d57","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',37,1794860688563,CAST('{"kind":"move","seq":37,"at":1794860688563,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000493","print":"4ac75107ee3b1eed","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',38,1794860688569,CAST('{"kind":"move","seq":38,"at":1794860688569,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000494","print":"bd340c6729897b55","move":188}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',39,1794860688575,CAST('{"kind":"move","seq":39,"at":1794860688575,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000495","print":"ba262de428286c6f","move":94}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',40,1794860688580,CAST('{"kind":"move","seq":40,"at":1794860688580,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000496","print":"e550951ce479c995","move":67}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',41,1794860688584,CAST('{"kind":"move","seq":41,"at":1794860688584,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000497","print":"f6b182b0218690ae","move":122}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',42,1794860688589,CAST('{"kind":"move","seq":42,"at":1794860688589,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000498","print":"7eabdbed2d25de44","move":142}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',43,1794860688593,CAST('{"kind":"move","seq":43,"at":1794860688593,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000499","print":"ea55cc288fa1a400","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',44,1794860688598,CAST('{"kind":"move","seq":44,"at":1794860688598,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000500","print":"b3e22cb9a645099b","move":215}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',45,1794860688602,CAST('{"kind":"move","seq":45,"at":1794860688602,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000501","print":"6a2addba91f067e4","move":238}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',46,1794860688607,CAST('{"kind":"move","seq":46,"at":1794860688607,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000502","print":"cc9318e79e733c85","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',47,1794860688611,CAST('{"kind":"move","seq":47,"at":1794860688611,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000503","print":"40fdd652d30cba26","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',48,1794860688615,CAST('{"kind":"move","seq":48,"at":1794860688615,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000504","print":"917befb34524b142","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',49,1794860688620,CAST('{"kind":"move","seq":49,"at":1794860688620,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000505","print":"e2dfe0a190c622ec","move":144}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',50,1794860688624,CAST('{"kind":"move","seq":50,"at":1794860688624,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000506","print":"437dc00cf88bc9de","move":97}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',51,1794860688629,CAST('{"kind":"move","seq":51,"at":1794860688629,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000507","print":"88b888da06fa58a4","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',52,1794860688633,CAST('{"kind":"move","seq":52,"at":1794860688633,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000508","print":"270792d8bd2d73d5","move":189}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',53,1794860688638,CAST('{"kind":"move","seq":53,"at":1794860688638,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000509","print":"9e97960e4882ac60","move":131}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',54,1794860688646,CAST('{"kind":"move","seq":54,"at":1794860688646,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000510","print":"44fee881ecd4329f","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',55,1794860688651,CAST('{"kind":"move","seq":55,"at":1794860688651,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000511","print":"1bd34163558cc19d","move":1}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',56,1794860688656,CAST('{"kind":"move","seq":56,"at":1794860688656,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000512","print":"b739571f733de2c6","move":100}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',57,1794860688661,CAST('{"kind":"move","seq":57,"at":1794860688661,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000513","print":"753901ac5864b3b0","move":16}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',58,1794860688666,CAST('{"kind":"move","seq":58,"at":1794860688666,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000514","print":"e1fe6056fb136602","move":143}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',59,1794860688670,CAST('{"kind":"move","seq":59,"at":1794860688670,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000515","print":"72905700fc1283b1","move":146}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',60,1794860688676,CAST('{"kind":"move","seq":60,"at":1794860688676,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000516","print":"49a067049fdf8e06","move":6}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',61,1794860688681,CAST('{"kind":"move","seq":61,"at":1794860688681,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000517","print":"e115483118d40e9d","move":190}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',62,1794860688686,CAST('{"kind":"move","seq":62,"at":1794860688686,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000518","print":"56a626742d1fa168","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',63,1794860688690,CAST('{"kind":"move","seq":63,"at":1794860688690,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000519","print":"10a39e1e7e1a7eec","move":256}' AS BLOB));
INSERT INTO "log" VALUES('t_over_alone',64,1794860688690,CAST('{"kind":"end","seq":64,"at":1794860688690}' AS BLOB));
INSERT INTO "log" VALUES('t_live_alone',1,1794860688700,CAST('{"kind":"seat","seq":1,"at":1794860688700,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_live_alone',2,1794860688706,CAST('{"kind":"start","seq":2,"at":1794860688706,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_live_alone',3,1794860688712,CAST('{"kind":"move","seq":3,"at":1794860688712,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000520","print":"41cd6ee6f102787b","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_live_alone',4,1794860688719,CAST('{"kind":"move","seq":4,"at":1794860688719,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000521","print":"5b01598492c34440","move":123}' AS BLOB));
INSERT INTO "log" VALUES('t_live_alone',5,1794860688724,CAST('{"kind":"move","seq":5,"at":1794860688724,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000522","print":"bf5f752104c0829f","move":130}' AS BLOB));
INSERT INTO "log" VALUES('t_live_alone',6,1794860688729,CAST('{"kind":"move","seq":6,"at":1794860688729,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000523","print":"6289074447a2ab07","move":10}' AS BLOB));
INSERT INTO "log" VALUES('t_live_alone',7,1794860688734,CAST('{"kind":"move","seq":7,"at":1794860688734,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000524","print":"dfa70d06ce4f3d72","move":136}' AS BLOB));
INSERT INTO "log" VALUES('t_live_alone',8,1794860688739,CAST('{"kind":"move","seq":8,"at":1794860688739,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000525","print":"7edf0ec674b213a6","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_live_alone',9,1794860688746,CAST('{"kind":"move","seq":9,"at":1794860688746,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000526","print":"dafc9c4ede358ea5","move":4}' AS BLOB));
INSERT INTO "log" VALUES('t_live_alone',10,1794860688751,CAST('{"kind":"move","seq":10,"at":1794860688751,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000527","print":"305a0ae4b5b4280f","move":13}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',1,1794860688760,CAST('{"kind":"seat","seq":1,"at":1794860688760,"user":"u_ada","name":"Ada","seat":0,"text":"joined","occupants":[{"kind":"person","user":"u_ada","name":"Ada"},{"kind":"bot","name":"level1","bot":"level1"}]}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',2,1794860688771,CAST('{"kind":"start","seq":2,"at":1794860688771,"user":"u_ada","name":"Ada"}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',3,1794860688809,CAST('{"kind":"move","seq":3,"at":1794860688809,"seat":1,"move":0}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',4,1794860688872,CAST('{"kind":"move","seq":4,"at":1794860688872,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000528","print":"4b85a829946cc438","move":2}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',5,1794860688881,CAST('{"kind":"move","seq":5,"at":1794860688881,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000529","print":"411580a36e275775","move":126}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',6,1794860688886,CAST('{"kind":"move","seq":6,"at":1794860688886,"user":"u_ada","name":"Ada","seat":0,"key":"before-00000530","print":"c3873c04d1cd46c6","move":213}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',7,1794860688891,CAST('{"kind":"move","seq":7,"at":1794860688891,"seat":1,"move":135}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',8,1794860688903,CAST('{"kind":"move","seq":8,"at":1794860688903,"seat":1,"move":134}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',9,1794860688911,CAST('{"kind":"move","seq":9,"at":1794860688911,"seat":1,"move":118}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',10,1794860688924,CAST('{"kind":"move","seq":10,"at":1794860688924,"seat":1,"move":119}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',11,1794860688931,CAST('{"kind":"move","seq":11,"at":1794860688931,"seat":1,"move":127}' AS BLOB));
INSERT INTO "log" VALUES('t_drawn',12,1794860688935,CAST('{"kind":"move","seq":12,"at":1794860688935,"seat":1,"move":213}' AS BLOB));
CREATE TABLE meta (
	name TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_meta PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('secret','5555555555555555555555555555555555555555555555555555555555555555');
CREATE TABLE mutes (
	user_id TEXT NOT NULL, 
	muted_id TEXT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (user_id, muted_id), 
	CONSTRAINT fk_mutes_muted_id FOREIGN KEY(muted_id) REFERENCES users (id), 
	CONSTRAINT fk_mutes_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE records (
	table_id TEXT NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (table_id), 
	CONSTRAINT fk_records_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "records" VALUES('t_over_sardinia','osada-record 1
game sardinia
revision 1
content a99b8b9735ca85c9
players 2
option guardian standard
option first-player random
option second-place pays
option full-tie boast
name A Ada
name B Bo
commitment 8cb20a514bb50555ffb79fd1d097932c3d2905d979e5ee5d8b629a18d100970e
seed 53f3215acd1a6762d514422916ebf861

1 * deal-crop olives
2 * deal-crop cheese
3 * deal-crop wine
4 * deal-crop olives
5 * deal-crop wheat
6 * deal-crop olives
7 * deal-crop cheese
8 * deal-crop olives
9 * deal-crop wine
10 * deal-crop thyme
11 * deal-crop wine
12 * deal-crop thyme
13 * deal-crop cheese
14 * deal-crop thyme
15 * deal-crop wine
16 * deal-crop wheat
17 * first B
18 * site 19
19 * site 5
20 B card architect
21 B fort 9
22 A card queen
23 B card priest
24 B done
25 A card admiral
26 A done
27 B card queen
28 B copy priest
29 B priest p2
30 A card priest
31 A priest p4
32 B card farmer
33 B done
34 A card farmer
35 A done
36 B card guardian
37 * site 20
38 B leave
39 A card architect
40 A fort 8
41 B card admiral
42 B ship h6
43 A card commander
44 A settler p15
45 B card farmer
46 B done
47 A card queen
48 A copy commander
49 A settler p4
50 B card priest
51 B priest-to p7
52 B priest-to p10
53 B priest-to p13
54 A card priest
55 A priest-to p2
56 A priest-to p1
57 A priest-to p2
58 B card architect
59 B done
60 A card admiral
61 A ship h2
62 B card commander
63 B settler p11
64 A card guardian
65 * site 6
66 A leave
67 B card architect
68 B fort 24
69 A card queen
70 B card commander
71 B settler p7
72 A card guardian
73 * site 14
74 A leave
75 B card farmer
76 B done
77 A card admiral
78 A sail h2 h3
79 B card architect
80 B fort 6
81 A card priest
82 A priest-to p4
83 A priest-to p1
84 A priest-to p4
85 B card priest
86 B priest-to p10
87 B done
88 A card architect
89 A fort 3
90 B card queen
91 B copy architect
92 B done
93 A card guardian
94 * site 21
95 A replace
96 * site 10
97 B card commander
98 B done
99 A card farmer
100 A crop p4
101 B card admiral
102 B sail h6 h1
103 A card admiral
104 A sail h3 h4
105 B card queen
106 B copy admiral
107 B done
108 A card queen
109 A copy farmer
110 A done
111 B card priest
112 B priest-to p13
113 B priest-to p10
114 B priest-to p8
115 A card priest
116 A priest-to p1
117 A priest-to p2
118 A priest-to p5
119 B card architect
120 B done
121 A card guardian
122 * site 23
123 A replace
124 * site 24
125 B card guardian
126 A card farmer
127 A done
128 * site 26
129 B replace
130 * site 17
131 A card guardian
132 B card priest
133 B priest-to p5
134 B priest-to p8
135 B priest-to p5
136 * site 22
137 A leave
138 B card priest
139 B done
140 A card architect
141 A village p3
142 B card commander
143 B settler p11
144 A card priest
145 A done
146 B card admiral
147 B sail h1 h2
148 A card farmer
149 A done
150 B card architect
151 B done
152 A card commander
153 A step p15 p14
154 A step p4 p2
155 A step p14 p15
156 A step p2 p3
157 B card guardian
158 * site 12
159 B leave
160 A card admiral
161 A done
162 B card farmer
163 B done
164 A card priest
165 A done
166 B card priest
167 B priest-to p7
168 B priest-to p8
169 B done
170 A card farmer
171 A done
172 B card admiral
173 B sail h2 h6
174 A card queen
175 A copy priest
176 A priest-to p3
177 A done
178 B card architect
179 B done
180 A card commander
181 A settler p6
182 B card queen
183 B copy farmer
184 B done
185 A card architect
186 A fort 18
187 B card guardian
188 * site 18
189 B leave
190 A card farmer
191 A done
192 B card architect
193 B done
194 A card architect
195 A done
196 B card farmer
197 B done
198 A card priest
199 A priest-to p5
200 A priest-to p8
201 A priest-to p7
202 B card admiral
203 B sail h6 h3
204 A card commander
205 A step p6 p9
206 A step p15 p11
207 A step p9 p11
208 A step p3 p2
209 B card commander
210 B done
211 A card queen
212 A done
213 B card guardian
214 A card guardian
215 B card architect
216 B done
result A 42 B 29
places A 1 B 2
');
INSERT INTO "records" VALUES('t_over_settlers','osada-record 1
game settlers
revision 1
content 4d1ff89eb5882408
players 2
option mode basic
option adventure no
name A Ada
name B Bo
commitment f42c172639e1ce920c5c904f8ec55669b5be1a8613835a3b503cbecba0da1a0c
seed fa2e9a62eb0250c2331a69564a6e5a37

1 * draw-favour coin
2 * draw-favour export
3 * draw-favour crops
4 * first A
5 * roll stone
6 * roll stone
7 * roll wood
8 * workers 5
9 A favour coin
10 B favour export
11 A village 3 b
12 B village 4 a
13 A build walls-1 a
14 B done
15 A village 4 c
16 A village 1 b
17 A build huts-1 a
18 A done
19 * roll stone
20 * roll wood
21 * roll stone
22 * workers 3
23 B favour crops
24 A favour coin
25 B village 2 a
26 A done
27 B build bridges-1 a
28 B village 2 c
29 B use-favour crops
30 B die third
31 B done
32 * roll stone
33 * roll food
34 * roll food
35 * workers 4
36 A favour crops
37 B favour export
38 A village 2 c
39 B village 1 a
40 A village 1 a
41 B village 3 a
42 A village 2 a
43 B build walls-1 a
44 A build granaries-1 a
45 B village 3 b
46 A done
47 B use-favour export
48 B sell food
49 B done
50 * roll food
51 * roll stone
52 * roll gold
53 * workers 3
54 B favour crops
55 A favour export
56 B build granaries-1 a
57 A build huts-2 a
58 B build huts-1 a
59 A village 3 a
60 B build bridges-2 a
61 A build walls-2 a
62 B use-favour crops
63 A use-favour export
64 B die third
65 A sell food
66 B take wood
67 A done
68 B harvest 1 b
69 B done
70 * roll wood
71 * roll wood
72 * roll gold
73 * workers 5
74 A favour export
75 B favour crops
76 A build huts-3 a
77 B build bridges-3 a
78 A use-favour export
79 B village 1 b
80 A sell wood
81 B harvest 1 a
82 A done
83 B use-favour crops
84 B die third
85 B take food
86 B village 2 b
87 B build huts-2 a
88 B done
89 * roll food
90 * roll food
91 * roll food
92 * workers 4
93 B favour export
94 A favour coin
95 B village 1 c
96 A village 3 c
97 B build granaries-2 a
98 A village 1 c
99 B village 3 c
100 A village 2 b
101 B use-favour export
102 A village 4 a
103 B sell food
104 A done
105 B done
106 * roll stone
107 * roll wood
108 * roll food
109 * workers 4
110 A favour crops
111 B favour coin
112 A build huts-4 a
113 B village 4 c
114 A use-favour crops
115 B done
116 A die first
117 A done
118 * roll stone
119 * roll food
120 * roll gold
121 * workers 3
122 B favour crops
123 A favour export
124 B build walls-2 a
125 A done
126 B build granaries-3 a
127 B done
128 * roll food
129 * roll gold
130 * roll food
131 * workers 4
132 A favour export
133 B favour coin
134 A build bridges-1 a
135 B build granaries-3 b
136 A build granaries-2 a
137 B build huts-3 a
138 A build granaries-3 b
139 B village 4 b
140 A build huts-5 a
141 B build walls-3 a
142 A done
143 B done
144 * roll stone
145 * roll gold
146 * roll food
147 * workers 4
148 B favour crops
149 A favour coin
150 B build bridges-4 a
151 A build huts-6 a
152 B build bridges-5 a
153 A build bridges-2 a
154 B build granaries-4 a
155 A build bridges-3 a
156 B harvest 2 c
157 A build bridges-4 a
158 B done
159 A done
result A 17 B 14
places A 1 B 2
');
INSERT INTO "records" VALUES('t_over_saltfjord','osada-record 1
game saltfjord
revision 1
content 3e489b25d758e7bb
players 2
option carts no
option side plain
option special-tiles 2
option first-player random
name A Ada
name B Bo
commitment e6a33039553c665ce6b4048e4728ca7c8735e4c31fe565da91244ccd7ec25b32
seed afa5c952516745336e73af3f49e52049

1 * first A
2 * roll 6
3 * roll 1
4 * roll 1
5 * roll 3
6 * roll 1
7 * roll 5
8 * roll 6
9 * roll 5
10 * tile M05
11 * tile M20
12 * tile D01
13 * tile D06
14 * tile L02
15 * tile L10
16 * start-crate SC3
17 * start-crate SC1
18 * start-crate SC4
19 * start-crate SC2
20 * deal-ability pilot
21 * deal-ability scholar
22 * deal-ability workshop
23 * deal-ability harbour-master
24 * deal-ability town-planner
25 * deal-ability pedlar
26 * deal-ability builder
27 * deal-ability forwarder
28 * start-tile SB2
29 * start-tile SB3
30 * start-tile SB4
31 * start-tile SB1
32 * start-goods SR4
33 * start-goods SR3
34 * start-goods SR1
35 * start-goods SR2
36 * scoring round
37 * scoring catch
38 * scoring lines
39 * scoring large-tiles
40 B set 3
41 B place r4c3
42 B turn 0
43 A set 2
44 A place r3c4
45 A turn 90
46 A die white 5
47 A line 2
48 A free
49 A worker r4c4
50 A order 2
51 * crate C36
52 A free
53 A sell paper
54 A done
55 B die orange 5
56 B line 2
57 B done
58 A die orange 6
59 A free
60 A trade grain
61 A line 6
62 A done
63 B die white 6
64 B line 6
65 B activate r2c6
66 B skip
67 B done
68 A pass 1
69 A sail 1
70 * token 1-points1
71 A upgrade grain food
72 A free
73 A overboard 1
74 A free
75 A sell food
76 B build ell-a
77 B place r3c2
78 B turn 270
79 * tile L13
80 B free
81 B worker r6c2
82 B free
83 B sell grain
84 B pass 5
85 B sail 1
86 * token 1-wood1
87 B skip
88 B done
89 * roll 6
90 * roll 6
91 * roll 4
92 * roll 3
93 * roll 2
94 * roll 3
95 * roll 1
96 * roll 3
97 * roll 5
98 * roll 3
99 A die white 2
100 A line 3
101 A free
102 A trade paper
103 A activate r6c3
104 A take-fish
105 A free
106 A worker r4c4
107 A skip
108 A free
109 A sell paper
110 A done
111 B die orange 3
112 B line 4
113 B activate r4c5
114 B skip
115 B done
116 A die white 6
117 A discard
118 A done
119 B free
120 B worker r2c2
121 B free
122 B overboard 1
123 B skip
124 B die orange 5
125 B discard
126 A die white 3
127 A discard
128 A done
129 B pass 4
130 B skip
131 A free
132 A buy fish wood
133 A pass 2
134 A free
135 A sell wood
136 A skip
137 A upgrade fish wood
138 A free
139 A sell wood
140 * roll 3
141 * roll 2
142 * roll 4
143 * roll 3
144 * roll 5
145 * roll 5
146 * roll 4
147 * roll 1
148 * roll 3
149 * roll 4
150 * roll 2
151 * roll 3
152 A die orange 2
153 A discard
154 A done
155 B pass 2
156 B skip
157 B skip
158 B free
159 B worker r6c2
160 B done
161 A die orange 1
162 A line 1
163 A free
164 A buy fish grain
165 A activate r1c4
166 A done
167 A pass 4
168 A free
169 A worker r2c6
170 A free
171 A sell grain
172 A sail 1
173 * token 1-points1-fish1
174 A free
175 A trade wood
176 A free
177 A overboard 1
178 A build one-a
179 A place r5c3
180 * tile M17
181 A upgrade wood plank
182 A done
result A 4 B 2
places A 1 B 2
');
INSERT INTO "records" VALUES('t_over_pebbles','osada-record 1
game pebbles
revision 1
content e3b0c44298fc1c14
players 2
name A Ada
name B Bo
commitment aef6a1eff0ca27d8565ad3c262fb1b91153c0a44d65b0e3bd34d98b965a19e41
seed f432f533286fe36df8a401d7127c4d51

1 * luck 1
2 * luck 3
3 A done
4 B roll
5 * die 2
6 B done
7 A done
8 B done
result A 1 B 5
places A 2 B 1
');
INSERT INTO "records" VALUES('t_over_alone','osada-record 1
game settlers
revision 1
content 4d1ff89eb5882408
players 1
option mode basic
option adventure 9
name A Ada
commitment 08c27127e33edf088c3f6bfd67a37b9f23e463544b3fac89cb41a9c78c999296
seed efb4a6896d96224b220c9aa32f70ada7

1 * draw-favour coin
2 * draw-favour export
3 * draw-favour gift
4 * roll wood
5 * roll wood
6 * roll food
7 * workers 5
8 A favour coin
9 A village 2 b
10 A village 4 a
11 A build walls-1 a
12 A done
13 * roll stone
14 * roll stone
15 * roll food
16 * workers 3
17 A favour export
18 A village 5 b
19 A village 1 b
20 A use-favour export
21 A sell stone
22 A village 1 a
23 A done
24 * roll gold
25 * roll wood
26 * roll food
27 * workers 5
28 A favour export
29 A done
30 * roll wood
31 * roll wood
32 * roll food
33 * workers 5
34 A favour gift
35 A village 3 a
36 A village 5 a
37 A build huts-1 a
38 A done
39 A found 4
40 A place walls-1
41 * roll food
42 * roll gold
43 * roll gold
44 * workers 3
45 A favour coin
46 A build bridges-1 a
47 A village 2 c
48 A village 1 c
49 A done
50 * roll stone
51 * roll wood
52 * roll gold
53 * workers 3
54 A favour export
55 A build huts-2 a
56 A build walls-2 a
57 A build granaries-1 a
58 A done
59 A found 4
60 A place walls-2
61 * roll stone
62 * roll gold
63 * roll wood
64 * workers 4
65 A favour gift
66 A use-favour gift
67 A die first
68 A build bridges-2 a
69 A build granaries-2 a
70 A village 2 a
71 A harvest 1 a
72 A done
73 A found 2
74 A place granaries-1
75 * roll food
76 * roll wood
77 * roll gold
78 * workers 4
79 A favour gift
80 A done
81 * roll wood
82 * roll wood
83 * roll wood
84 * workers 3
85 A favour gift
86 A harvest 1 c
87 A build bridges-3 a
88 A use-favour gift
89 A die second
90 A village 4 b
91 A done
92 * roll wood
93 * roll wood
94 * roll stone
95 * workers 5
96 A favour gift
97 A build bridges-4 a
98 A build walls-3 a
99 A harvest 1 b
100 A harvest 2 a
101 A use-favour gift
102 A die third
103 A done
104 A found-nothing
result A 10
places A 1
');
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	category TEXT, 
	players INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	honours TEXT NOT NULL, 
	stream_id TEXT, 
	attempt INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_results_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
INSERT INTO "results" VALUES('t_over_sardinia',0,'u_ada','sardinia',NULL,2,42,1,'[]',NULL,1,1794860683023);
INSERT INTO "results" VALUES('t_over_sardinia',1,'u_bo','sardinia',NULL,2,29,2,'[]',NULL,1,1794860683023);
INSERT INTO "results" VALUES('t_over_settlers',0,'u_ada','settlers',NULL,2,17,1,'[]',NULL,1,1794860685104);
INSERT INTO "results" VALUES('t_over_settlers',1,'u_bo','settlers',NULL,2,14,2,'[]',NULL,1,1794860685104);
INSERT INTO "results" VALUES('t_over_saltfjord',0,'u_ada','saltfjord',NULL,2,4,1,'[]',NULL,1,1794860687763);
INSERT INTO "results" VALUES('t_over_saltfjord',1,'u_bo','saltfjord',NULL,2,2,2,'[]',NULL,1,1794860687763);
INSERT INTO "results" VALUES('t_over_pebbles',0,'u_ada','pebbles',NULL,2,1,2,'[]',NULL,1,1794860688119);
INSERT INTO "results" VALUES('t_over_pebbles',1,'u_bo','pebbles',NULL,2,5,1,'[]',NULL,1,1794860688119);
INSERT INTO "results" VALUES('t_over_alone',0,'u_ada','settlers','adventure 9',1,10,1,'["rank-plebeian"]',NULL,1,1794860688690);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	user_id TEXT, 
	name TEXT NOT NULL, 
	bot TEXT, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('t_over_sardinia',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_over_sardinia',1,'person','u_bo','Bo',NULL);
INSERT INTO "seats" VALUES('t_live_sardinia',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_live_sardinia',1,'person','u_bo','Bo',NULL);
INSERT INTO "seats" VALUES('t_bot_sardinia',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_bot_sardinia',1,'bot',NULL,'level1','level1');
INSERT INTO "seats" VALUES('t_over_settlers',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_over_settlers',1,'person','u_bo','Bo',NULL);
INSERT INTO "seats" VALUES('t_live_settlers',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_live_settlers',1,'person','u_bo','Bo',NULL);
INSERT INTO "seats" VALUES('t_bot_settlers',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_bot_settlers',1,'bot',NULL,'level1','level1');
INSERT INTO "seats" VALUES('t_over_saltfjord',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_over_saltfjord',1,'person','u_bo','Bo',NULL);
INSERT INTO "seats" VALUES('t_live_saltfjord',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_live_saltfjord',1,'person','u_bo','Bo',NULL);
INSERT INTO "seats" VALUES('t_bot_saltfjord',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_bot_saltfjord',1,'bot',NULL,'level1','level1');
INSERT INTO "seats" VALUES('t_over_pebbles',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_over_pebbles',1,'person','u_bo','Bo',NULL);
INSERT INTO "seats" VALUES('t_live_pebbles',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_live_pebbles',1,'person','u_bo','Bo',NULL);
INSERT INTO "seats" VALUES('t_bot_pebbles',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_bot_pebbles',1,'bot',NULL,'level1','level1');
INSERT INTO "seats" VALUES('t_over_alone',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_live_alone',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_drawn',0,'person','u_ada','Ada',NULL);
INSERT INTO "seats" VALUES('t_drawn',1,'bot',NULL,'level1','level1');
CREATE TABLE sessions (
	token_hash TEXT NOT NULL, 
	user_id TEXT NOT NULL, 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
INSERT INTO "sessions" VALUES('5e665c2529d23459848b46a03b9232de3c057d2a8635a613d4557f58d311f352','u_ada',1794860676624,9999999999999);
INSERT INTO "sessions" VALUES('e03554cd61d25a4128656b5522ccfb25b4fc6b2a029b40fcea8b3666c7c6af5b','u_bo',1794860676635,9999999999999);
CREATE TABLE streams (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	owner_id TEXT, 
	date TEXT, 
	created_at BIGINT NOT NULL, 
	closes_at BIGINT, 
	par INTEGER, 
	par_bot TEXT, 
	CONSTRAINT pk_streams PRIMARY KEY (id), 
	CONSTRAINT fk_streams_owner_id FOREIGN KEY(owner_id) REFERENCES users (id)
);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	revision INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	terms TEXT NOT NULL, 
	stream_id TEXT, 
	attempt INTEGER NOT NULL, 
	previous_id TEXT, 
	created_at BIGINT NOT NULL, 
	maker_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	status TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	open_seats INTEGER NOT NULL, 
	paused BOOLEAN NOT NULL, 
	bot_due BOOLEAN NOT NULL, 
	deadline BIGINT, 
	updated_at BIGINT NOT NULL, 
	finished_at BIGINT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_maker_id FOREIGN KEY(maker_id) REFERENCES users (id), 
	CONSTRAINT fk_tables_stream_id FOREIGN KEY(stream_id) REFERENCES streams (id)
);
INSERT INTO "tables" VALUES('t_over_sardinia','sardinia',2,'{"guardian":"standard","first-player":"random","second-place":"pays","full-tie":"boast"}','53f3215acd1a6762d514422916ebf861',1,'a99b8b9735ca85c9','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860676662,'u_ada',189,'finished',1,0,0,0,NULL,1794860683023,1794860683023);
INSERT INTO "tables" VALUES('t_live_sardinia','sardinia',2,'{"guardian":"standard","first-player":"random","second-place":"pays","full-tie":"boast"}','77c32bdd1fd153b37c3e723cf3e25f5d',1,'a99b8b9735ca85c9','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860683067,'u_ada',11,'running',1,2,0,0,NULL,1794860683218,NULL);
INSERT INTO "tables" VALUES('t_bot_sardinia','sardinia',2,'{"guardian":"standard","first-player":"random","second-place":"pays","full-tie":"boast"}','f78531348db464896cc0a3074797cf53',1,'a99b8b9735ca85c9','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860683238,'u_ada',7,'running',1,1,0,0,NULL,1794860683729,NULL);
INSERT INTO "tables" VALUES('t_over_settlers','settlers',2,'{"mode":"basic","adventure":"no"}','fa2e9a62eb0250c2331a69564a6e5a37',1,'4d1ff89eb5882408','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860683737,'u_ada',119,'finished',1,0,0,0,NULL,1794860685104,1794860685104);
INSERT INTO "tables" VALUES('t_live_settlers','settlers',2,'{"mode":"basic","adventure":"no"}','534a604f2ffeaee5e13e357bbeed035b',1,'4d1ff89eb5882408','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860685159,'u_ada',15,'running',1,3,0,0,NULL,1794860685361,NULL);
INSERT INTO "tables" VALUES('t_bot_settlers','settlers',2,'{"mode":"basic","adventure":"no"}','37c15ece876ea8920cc766f2e7032b55',1,'4d1ff89eb5882408','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860685379,'u_ada',13,'running',1,1,0,0,NULL,1794860685586,NULL);
INSERT INTO "tables" VALUES('t_over_saltfjord','saltfjord',2,'{"carts":"no","side":"plain","special-tiles":"2","first-player":"random"}','afa5c952516745336e73af3f49e52049',1,'3e489b25d758e7bb','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860685597,'u_ada',119,'finished',1,0,0,0,NULL,1794860687763,1794860687763);
INSERT INTO "tables" VALUES('t_live_saltfjord','saltfjord',2,'{"carts":"no","side":"plain","special-tiles":"2","first-player":"random"}','06d2b602f846fb38fa766d3dc3748057',1,'3e489b25d758e7bb','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860687811,'u_ada',10,'running',1,2,0,0,NULL,1794860687893,NULL);
INSERT INTO "tables" VALUES('t_bot_saltfjord','saltfjord',2,'{"carts":"no","side":"plain","special-tiles":"2","first-player":"random"}','012d5395cc17c5e3d931c150bd78a875',1,'3e489b25d758e7bb','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860687902,'u_ada',8,'running',1,1,0,0,NULL,1794860688073,NULL);
INSERT INTO "tables" VALUES('t_over_pebbles','pebbles',2,'{}','f432f533286fe36df8a401d7127c4d51',1,'e3b0c44298fc1c14','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860688081,'u_ada',9,'finished',1,0,0,0,NULL,1794860688119,1794860688119);
INSERT INTO "tables" VALUES('t_live_pebbles','pebbles',2,'{}','bfcc13f910b64be72e8e8ecec2df50c8',1,'e3b0c44298fc1c14','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860688132,'u_ada',5,'running',1,2,0,0,NULL,1794860688168,NULL);
INSERT INTO "tables" VALUES('t_bot_pebbles','pebbles',2,'{}','35635e327c378bf6667378623f12ebbb',1,'e3b0c44298fc1c14','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860688176,'u_ada',12,'running',1,1,0,0,NULL,1794860688255,NULL);
INSERT INTO "tables" VALUES('t_over_alone','settlers',1,'{"mode":"basic","adventure":"9"}','efb4a6896d96224b220c9aa32f70ada7',1,'4d1ff89eb5882408','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860688212,'u_ada',64,'finished',1,0,0,0,NULL,1794860688690,1794860688690);
INSERT INTO "tables" VALUES('t_live_alone','settlers',1,'{"mode":"basic","adventure":"9"}','3cd1a3a50d63f79e1bce70dd621c4e7d',1,'4d1ff89eb5882408','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860688700,'u_ada',10,'running',1,1,0,0,NULL,1794860688751,NULL);
INSERT INTO "tables" VALUES('t_drawn','settlers',2,'{"mode":"advanced","adventure":"drawn"}','8583c26b2327908df4fd21091492ace4',1,'4d1ff89eb5882408','{"access":"open","undo":"information","clock":{"kind":"none"},"takeover":null,"spectators":true,"note":""}',NULL,1,NULL,1794860688760,'u_ada',12,'running',1,1,0,0,NULL,1794860688935,NULL);
CREATE TABLE users (
	id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	language TEXT NOT NULL, 
	login TEXT, 
	email TEXT, 
	password TEXT, 
	owner_id TEXT, 
	created_at BIGINT NOT NULL, 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT fk_users_owner_id FOREIGN KEY(owner_id) REFERENCES users (id), 
	CONSTRAINT uq_users_email UNIQUE (email), 
	CONSTRAINT uq_users_login UNIQUE (login)
);
INSERT INTO "users" VALUES('u_ada','guest','Ada','en',NULL,NULL,NULL,NULL,1794860676590);
INSERT INTO "users" VALUES('u_bo','guest','Bo','en',NULL,NULL,NULL,NULL,1794860676634);
CREATE INDEX ix_users_owner_id ON users (owner_id);
CREATE INDEX ix_sessions_user_id ON sessions (user_id);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_maker_id ON tables (maker_id);
CREATE INDEX ix_tables_status_updated_at ON tables (status, updated_at);
CREATE INDEX ix_tables_stream_id ON tables (stream_id);
CREATE INDEX ix_results_game_category_score ON results (game, category, score);
CREATE INDEX ix_results_stream_id ON results (stream_id);
CREATE INDEX ix_results_user_id ON results (user_id);
CREATE INDEX ix_seats_user_id ON seats (user_id);
CREATE INDEX ix_tables_bot_due ON tables (bot_due, updated_at);
CREATE UNIQUE INDEX ix_tables_attempt ON tables (stream_id, maker_id, attempt);
COMMIT;

CREATE TABLE "limits" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "limits_kind_subject_ends_at_pk" PRIMARY KEY("kind","subject","ends_at")
);

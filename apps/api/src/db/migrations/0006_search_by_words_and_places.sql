-- The first letter and the first two letters of each word: two letters have no trigram. An apostrophe ends a word.
CREATE FUNCTION word_starts(name text, service_type text, known_place text) RETURNS text[]
	LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN array(
		SELECT DISTINCT left(word, letters)
		FROM regexp_split_to_table(lower(coalesce(name, '') || ' ' || coalesce(service_type, '') || ' ' || coalesce(known_place, '')), '[^[:alnum:]]+') AS word,
			generate_series(1, 2) AS letters
		WHERE word <> ''
	);--> statement-breakpoint
-- With the usual hundred samples of names, one lucky sample looks like a hundredth of all workers. The database would then
-- read all of them in their order instead of the index.
ALTER TABLE "workers" ALTER COLUMN "name" SET STATISTICS 1000;--> statement-breakpoint
CREATE TABLE "shown_workers" (
	"employer_id" uuid NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"workers" integer[] NOT NULL,
	CONSTRAINT "shown_workers_employer_id_ends_at_pk" PRIMARY KEY("employer_id","ends_at")
);
--> statement-breakpoint
CREATE TABLE "worker_looks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"worker_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"employer_name" text NOT NULL,
	"kind" text NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "worker_looks_kind" CHECK ("worker_looks"."kind" in ('exact_search'))
);
--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "known_place" text;--> statement-breakpoint
ALTER TABLE "workers" ADD COLUMN "word_starts" text[] GENERATED ALWAYS AS (word_starts(name, service_type, known_place)) STORED;--> statement-breakpoint
ALTER TABLE "shown_workers" ADD CONSTRAINT "shown_workers_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_looks" ADD CONSTRAINT "worker_looks_worker_id_workers_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."workers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_looks" ADD CONSTRAINT "worker_looks_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_workers_by_end" ON "shown_workers" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "worker_looks_by_worker" ON "worker_looks" USING btree ("worker_id","looked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consents_live_by_employer" ON "consents" USING btree ("employer_id","worker_id") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "workers_by_part_of_place" ON "workers" USING gin ("known_place" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "workers_by_word_start" ON "workers" USING gin ("word_starts");--> statement-breakpoint
CREATE INDEX "workers_place_unknown" ON "workers" USING btree ("id") WHERE "workers"."location" is not null and "workers"."known_place" is null;
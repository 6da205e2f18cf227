-- A record counts five years from its day, and no longer because a check found it. The next run of the scheduled job computes
-- these flags and their scores anew.
UPDATE "workers" SET "trust_review_at" = "created_at" WHERE "misconduct_flags" > 0;

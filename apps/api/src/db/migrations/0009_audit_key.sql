ALTER TABLE "audit_log" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "key_id" text;--> statement-breakpoint
-- The application computes the hashes with a key that the database does not know (decision 098). The lock makes writers take
-- turns, so that the chain has one order. The function reads after it has the lock: a statement of its own would read before.
CREATE FUNCTION audit_log_tail() RETURNS TABLE (last_id bigint, last_hash text) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(254700001);
  SELECT log.id, log.hash INTO last_id, last_hash FROM public.audit_log AS log ORDER BY log.id DESC LIMIT 1;
  last_id := coalesce(last_id, 0);
  last_hash := coalesce(last_hash, '');
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- Refuses a row that does not continue the chain, and a row with a key that another key has replaced. It cannot check the hash.
CREATE OR REPLACE FUNCTION audit_log_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tail record;
BEGIN
  PERFORM pg_advisory_xact_lock(254700001);
  SELECT id, hash, key_id INTO tail FROM public.audit_log ORDER BY id DESC LIMIT 1;
  IF NEW.key_id IS NULL OR NEW.hash = '' THEN
    RAISE EXCEPTION 'the audit row has no keyed hash: a process of an earlier version wrote it';
  ELSIF NEW.id <> coalesce(tail.id, 0) + 1 OR NEW.previous_hash <> coalesce(tail.hash, '') THEN
    RAISE EXCEPTION 'the audit row does not continue the chain';
  ELSIF NEW.key_id IS DISTINCT FROM tail.key_id AND EXISTS (SELECT FROM public.audit_log WHERE key_id = NEW.key_id) THEN
    RAISE EXCEPTION 'the key of the audit row was replaced by another: restart this process with the new key';
  END IF;
  RETURN NEW;
END $$;

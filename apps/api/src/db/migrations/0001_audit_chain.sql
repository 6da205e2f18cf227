-- The audit log is append only, and each row holds the hash of the one before: a row that was changed, removed or slipped
-- in is found by recomputing the chain. The lock makes writers take turns, so that the chain has one order.
CREATE FUNCTION audit_log_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(254700001);
  -- Taken after the lock, so that the order of ids is the order of the chain.
  NEW.id := nextval(pg_get_serial_sequence('audit_log', 'id'));
  SELECT hash INTO NEW.previous_hash FROM audit_log ORDER BY id DESC LIMIT 1;
  NEW.previous_hash := coalesce(NEW.previous_hash, '');
  NEW.hash := encode(sha256(convert_to(
    concat_ws('|', NEW.previous_hash, to_char(NEW.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), NEW.actor, NEW.action, NEW.subject, NEW.details::text),
    'UTF8')), 'hex');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_log_chain();
--> statement-breakpoint
CREATE FUNCTION audit_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_log_append_only();

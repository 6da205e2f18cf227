import { writeDraft, type DraftKey } from '@repo/app-shell/drafts/draft-store';
import { session } from '../src/session/session.ts';

/** A browser that closed during the input. */
export const typedBefore =
  (form: DraftKey['form'], subject: string, typed: object): (() => void) =>
  () => {
    writeDraft({ person: session.person(), form, subject }, typed);
  };

import { draftedForms } from '@repo/app-shell/drafts/drafted-forms';
import { session } from '../session/session.ts';

export const { isDraftOpen, useDraftedForm } = draftedForms(session);

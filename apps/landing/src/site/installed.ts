import type { Blank } from './filling.tsx';

/** For stories: what an installation says that somebody has set up. Nobody of this name exists. */
export const installed: Readonly<Partial<Record<Blank, string>>> = {
  operator: 'Mfano Household Checks, P.O. Box 0000, Nairobi',
  contact_email: 'privacy@test.example',
  support_chat: 'https://wa.me/254700000000',
};

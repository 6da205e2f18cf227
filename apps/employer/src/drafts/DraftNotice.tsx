import { KeptNotice, type KeptForm } from '@repo/app-shell/parts/KeptNotice';

/** Tells the employer that the form started with a draft. */
export const DraftNotice = ({ form }: { readonly form: KeptForm }) => (
  <KeptNotice form={form} startOverLabel="Start Over" busyLabel="It is being sent.">
    We kept what you typed.
  </KeptNotice>
);

import { KeptNotice, type KeptForm } from '@repo/app-shell/parts/KeptNotice';

/** Says of any form here that it began with what was typed before. */
export const DraftNotice = ({ form }: { readonly form: KeptForm }) => (
  <KeptNotice form={form} startOverLabel="Start Over" busyLabel="It is being sent.">
    We kept what you typed.
  </KeptNotice>
);

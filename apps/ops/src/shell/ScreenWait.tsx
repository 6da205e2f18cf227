import { Spinner } from '@repo/ui/components/Spinner';

/** Shown when no earlier screen can stay during the wait. It appears with a delay, because most screens arrive earlier. */
export const ScreenWait = () => (
  <main>
    <Spinner placement="block" label="Loading..." />
  </main>
);

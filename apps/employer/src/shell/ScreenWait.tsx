import { Spinner } from '@repo/ui/components/Spinner';

/** Where there is no screen yet to wait on. Appears late: most screens are there before. */
export const ScreenWait = () => (
  <main>
    <Spinner placement="block" label="Loading..." />
  </main>
);

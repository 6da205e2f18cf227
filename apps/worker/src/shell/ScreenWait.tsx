import { Spinner } from '@repo/ui/components/Spinner';
import { useLanguage } from '../language/use-language.ts';

/** Where there is no screen yet to wait on. Appears late: most screens are there before. */
export function ScreenWait() {
  const { say } = useLanguage();
  return (
    <main>
      <Spinner placement="block" label={say('screen.waiting')} />
    </main>
  );
}

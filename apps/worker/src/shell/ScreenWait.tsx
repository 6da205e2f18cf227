import { Spinner } from '@repo/ui/components/Spinner';
import { useLanguage } from '../language/use-language.ts';

/** Shown when no earlier screen can stay during the wait. It appears with a delay, because most screens arrive earlier. */
export function ScreenWait() {
  const { say } = useLanguage();
  return (
    <main>
      <Spinner placement="block" label={say('screen.waiting')} />
    </main>
  );
}

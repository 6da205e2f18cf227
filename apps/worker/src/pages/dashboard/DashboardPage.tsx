import { workerInitials } from '@repo/domain/initials';
import { firstNameOf } from '@repo/domain/profile-link';
import { Avatar } from '@repo/ui/components/Avatar';
import { Button } from '@repo/ui/components/Button';
import { Spinner } from '@repo/ui/components/Spinner';
import { SignOutIcon } from '@repo/ui/icons/SignOutIcon';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useMyRecord } from '../../api/my-record.ts';
import { logOut } from '../../api/log-out.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Screen } from '../../shell/Screen.tsx';

/** The worker's home (worker spec 2.10). */
export default function DashboardPage() {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const { record, failure } = useMyRecord();
  return (
    <Screen
      title={say('dashboard.title')}
      heading={say('dashboard.greeting', { name: firstNameOf(record?.name, say('dashboard.nobody')) })}
      action={<Avatar initials={workerInitials(record?.name)} />}
    >
      {failure !== null && (
        <LoadError message={failureWords(failure.error, 'dashboard.failed')} {...failure.retry} />
      )}
      {failure === null && record === undefined && (
        <Spinner placement="block" label={say('screen.waiting')} />
      )}
      <LanguageChoice />
      <Button variant="secondary" icon={<SignOutIcon />} onClick={logOut}>
        {say('dashboard.signOut')}
      </Button>
    </Screen>
  );
}

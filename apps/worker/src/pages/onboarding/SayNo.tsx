import { REFUSAL_RESTS_DAYS } from '@repo/domain/permission-to-ask';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Dialog } from '@repo/ui/components/Dialog';
import { IconList } from '@repo/ui/components/IconList';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { refuseWords } from './refuse-words.ts';

interface SayNoProps {
  readonly name: string;
  /** The address of the sign-in. */
  readonly signIn: string;
}

/** How she says no. The page knows neither who reads it nor the number of the question, so it cannot send the answer itself. */
export function SayNo({ name, signIn }: SayNoProps) {
  const { say, language } = useLanguage();
  const words = refuseWords[language];
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" fullWidth onClick={() => setOpen(true)}>
        {words.sayNo}
      </Button>
      <Dialog
        open={open}
        title={words.title}
        onClose={() => setOpen(false)}
        actions={
          <ButtonLink href={signIn} variant="secondary">
            {say('onboarding.signIn')}
          </ButtonLink>
        }
      >
        <IconList
          items={[
            { icon: MessageIcon, title: words.bySms, text: words.bySmsHow },
            { icon: PhoneIcon, title: words.inApp, text: words.inAppHow },
          ]}
        />
        <Text tone="muted">{words.afterNo(name, REFUSAL_RESTS_DAYS)}</Text>
      </Dialog>
    </>
  );
}

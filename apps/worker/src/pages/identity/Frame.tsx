import type { Back } from '@repo/ui/components/PageHeader';
import { BottomBar } from '@repo/ui/patterns/BottomBar';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useBrowserBack } from './use-browser-back.ts';

/** Consent is none of them: so many things are taken and sent. */
const STEPS = 4;

interface FrameProps {
  readonly title: string;
  /** Which of the steps this is; left out before and after them. */
  readonly step?: 1 | 2 | 3 | 4;
  /** The step before; left out, it leads back to where she came from. */
  readonly onBack?: (() => void) | undefined;
  /** The buttons at the bottom, always in sight. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One step of the identity check, a screen of its own by its heading. */
export function Frame({ title, step, onBack, actions, children }: FrameProps) {
  const { say } = useLanguage();
  useBrowserBack(onBack);
  const label = say('identity.toVerification');
  const back: Back =
    onBack === undefined
      ? { label, href: paths.verification }
      : { label: say('identity.stepBack'), onClick: onBack };
  return (
    <Screen
      title={title}
      subtitle={step === undefined ? undefined : say('identity.step', { step, total: STEPS })}
      back={back}
      width="form"
      bottom={
        Boolean(actions) && (
          <BottomBar width="form">
            <Stack gap="small">{actions}</Stack>
          </BottomBar>
        )
      }
    >
      {children}
    </Screen>
  );
}

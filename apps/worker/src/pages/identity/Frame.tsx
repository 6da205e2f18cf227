import type { Back } from '@repo/ui/components/PageHeader';
import { BottomBar } from '@repo/ui/patterns/BottomBar';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useBrowserBack } from './use-browser-back.ts';

/** The number of photo and upload steps. Consent is not one of them. */
const STEPS = 4;

interface FrameProps {
  readonly title: string;
  /** The number of the step. Absent before and after the steps. */
  readonly step?: 1 | 2 | 3 | 4;
  /** Below the title, where no step is. */
  readonly subtitle?: string | undefined;
  /** Goes to the previous step. Absent, the arrow leads back to the previous screen. */
  readonly onBack?: (() => void) | undefined;
  /** The buttons at the bottom, always visible. */
  readonly actions?: ReactNode;
  /** `task` beside what there is to read or to press. */
  readonly width?: 'form' | 'task';
  readonly children: ReactNode;
}

/** One step of the identity check, with its own heading. */
export function Frame({ title, step, subtitle, onBack, actions, width = 'form', children }: FrameProps) {
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
      subtitle={step === undefined ? subtitle : say('identity.step', { step, total: STEPS })}
      back={back}
      width={width}
      bottom={
        Boolean(actions) && (
          <BottomBar width={width}>
            <Stack gap="small">{actions}</Stack>
          </BottomBar>
        )
      }
    >
      {children}
    </Screen>
  );
}

import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { demonstrationScreens, type DemonstrationScreen as ScreenName } from '@repo/domain/demonstration';
import { SampleTag } from '@repo/ui/components/SampleTag';
import { Stepper } from '@repo/ui/components/Stepper';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';
import { Screen } from '../../shell/Screen.tsx';
import type { DemonstrationProps } from './use-demonstration.ts';
import { WaysOn } from './WaysOn.tsx';

const stepNames: Readonly<Record<ScreenName, string>> = {
  'payment-success': 'Payment',
  kickoff: 'Kickoff',
  references: 'Referees',
  progress: 'Progress',
  complete: 'Result',
  report: 'Report',
  contact: 'Contact',
};

interface DemonstrationScreenProps extends DemonstrationProps {
  readonly title: string;
  readonly width?: 'reading' | 'wide';
  readonly bottom?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the demonstration. It says first that it is one, and ends with the ways on. */
export function DemonstrationScreen({
  demonstration,
  title,
  width = 'reading',
  bottom,
  children,
}: DemonstrationScreenProps) {
  const { screen, back } = demonstration;
  return (
    <Screen
      title={title}
      width={width}
      subtitle={<SampleTag />}
      back={
        screen === 'payment-success'
          ? { label: 'Back to the public site', href: landingAddress() }
          : { label: 'Back', onClick: back }
      }
      bottom={bottom}
    >
      <Stack gap="medium">
        <Text tone="muted">
          This is a demonstration with invented people: nobody is charged, called or written to, and what you
          enter stays on this device.
        </Text>
        <Stepper
          label="Demonstration"
          steps={demonstrationScreens.map((name) => stepNames[name])}
          current={demonstrationScreens.indexOf(screen) + 1}
        />
      </Stack>
      {children}
      <WaysOn isEnd={screen === 'contact'} />
    </Screen>
  );
}

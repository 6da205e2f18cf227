import type { Worker } from '@repo/api-client/normalise/worker';
import { paths } from '../paths.ts';
import { Screen } from '../shell/Screen.tsx';
import { Prospect } from './Prospect.tsx';

interface ProspectScreenProps {
  /** The title of the screen that the yes opens. */
  readonly title: string;
  readonly worker: Worker;
}

/** Takes the place of a screen that needs the worker's yes. */
export const ProspectScreen = ({ title, worker }: ProspectScreenProps) => (
  <Screen title={title} back={{ label: 'Back to dashboard', href: paths.dashboard }}>
    <Prospect worker={worker} />
  </Screen>
);

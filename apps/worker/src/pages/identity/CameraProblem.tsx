import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { useLanguage } from '../../language/use-language.ts';
import type { CameraProblem as Problem } from './use-camera.ts';

interface CameraProblemProps {
  readonly problem: Problem;
  readonly onAgain: () => void;
}

/** Why there is no camera, and what the worker can do. Photos from files are always possible. */
export function CameraProblem({ problem, onAgain }: CameraProblemProps) {
  const { say } = useLanguage();
  return (
    <Banner
      tone="warning"
      announce
      title={say(`identity.camera.${problem}`)}
      action={
        <Button variant="secondary" size="small" onClick={onAgain}>
          {say('call.again')}
        </Button>
      }
    >
      {say(`identity.camera.${problem}.how`)}
    </Banner>
  );
}

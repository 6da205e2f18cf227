import { Button } from '@repo/ui/components/Button';
import { CameraCapture, type Camera, type CameraGuide } from '@repo/ui/components/CameraCapture';
import { Spinner } from '@repo/ui/components/Spinner';
import { RefreshIcon } from '@repo/ui/icons/RefreshIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import type { Ref } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { CameraProblem } from './CameraProblem.tsx';
import type { Moment } from './series.ts';
import type { useCamera } from './use-camera.ts';

interface CameraViewProps {
  readonly opened: ReturnType<typeof useCamera>;
  readonly guide: CameraGuide;
  /** The prompt during a series of photos. */
  readonly moment?: Moment | undefined;
  readonly ref: Ref<Camera>;
}

/** A camera in each state: opening, open, or failed. */
export function CameraView({ opened, guide, moment, ref }: CameraViewProps) {
  const { say } = useLanguage();
  const { stream, problem, hasOther, facing, turn, again } = opened;
  if (problem !== undefined) return <CameraProblem problem={problem} onAgain={again} />;
  if (stream === undefined) return <Spinner placement="block" label={say('identity.camera.opening')} />;
  return (
    <>
      <CameraCapture
        ref={ref}
        stream={stream}
        label={say('identity.camera.label')}
        guide={guide}
        mirrored={facing === 'user'}
        hints={{
          dark: say('identity.hint.dark'),
          bright: say('identity.hint.bright'),
          blurred: say('identity.hint.blurred'),
          good: say('identity.hint.good'),
        }}
        prompt={moment && say(moment.prompt)}
        count={moment?.count}
      />
      {hasOther && moment === undefined && (
        <Inline justify="center">
          <Button variant="ghost" size="small" icon={<RefreshIcon />} onClick={turn}>
            {say('identity.camera.switch')}
          </Button>
        </Inline>
      )}
    </>
  );
}

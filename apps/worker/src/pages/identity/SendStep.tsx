import { failureOf } from '@repo/api-client/client/failure';
import type { IdentityPhotos } from '@repo/api-client/queries/identity';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { TakenPhoto } from '@repo/ui/components/TakenPhoto';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Frame } from './Frame.tsx';
import type { Sending } from './sending.ts';

/** The photos that the worker can repeat before the upload. */
export type Part = 'selfie' | 'front' | 'back';

interface SendStepProps {
  readonly photos: IdentityPhotos;
  readonly sending: Sending | undefined;
  readonly onSend: () => void;
  readonly onRetake: (part: Part) => void;
  readonly onBack: () => void;
}

/** The overview of all photos, and their upload. */
export function SendStep({ photos, sending, onSend, onRetake, onBack }: SendStepProps) {
  const { say } = useLanguage();
  const isOnWay = sending?.state === 'sending';
  const { selfie, liveness, front, back } = photos;
  return (
    <Frame
      title={say('identity.send.title')}
      step={4}
      onBack={isOnWay ? undefined : onBack}
      actions={
        <>
          <News sending={sending} />
          <Button fullWidth busy={isOnWay} busyLabel={say('identity.sending')} onClick={onSend}>
            {say(sending === undefined || isOnWay ? 'identity.send' : 'call.again')}
          </Button>
        </>
      }
    >
      <Taken photo={selfie} part="selfie" guide="face" locked={isOnWay} onRetake={onRetake} />
      <Text align="center" tone="muted">
        {say('identity.send.face', { count: liveness.length })}
      </Text>
      <Taken photo={front} part="front" guide="card" locked={isOnWay} onRetake={onRetake} />
      {back !== null && <Taken photo={back} part="back" guide="card" locked={isOnWay} onRetake={onRetake} />}
    </Frame>
  );
}

interface TakenProps extends Pick<SendStepProps, 'onRetake'> {
  readonly photo: Blob;
  readonly part: Part;
  readonly guide: 'face' | 'card';
  /** During the upload no photo can change. */
  readonly locked: boolean;
}

function Taken({ photo, part, guide, locked, onRetake }: TakenProps) {
  const { say } = useLanguage();
  const alt = say(`identity.${part}.alt`);
  return (
    <Stack gap="xsmall" align="center">
      <TakenPhoto photo={photo} alt={alt} guide={guide} size="small" />
      {!locked && (
        <Button variant="ghost" size="small" onClick={() => onRetake(part)}>
          {say('identity.retakeOf', { what: alt })}
        </Button>
      )}
    </Stack>
  );
}

function News({ sending }: Pick<SendStepProps, 'sending'>) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  if (sending === undefined) return null;
  if (sending.state === 'sending')
    return <ProgressBar percent={sending.percent} label={say('identity.sending.wait')} level="full" />;
  if (sending.state === 'waiting')
    return (
      <Banner tone="warning" announce>
        {say('identity.send.cut')}
      </Banner>
    );
  const isOurs = failureOf(sending.error) === undefined;
  return (
    <Banner tone="danger">
      {isOurs ? say('identity.send.failed') : failureWords(sending.error, 'identity.send.failed')}
    </Banner>
  );
}

import { Button } from '@repo/ui/components/Button';
import { TakenPhoto } from '@repo/ui/components/TakenPhoto';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { Frame } from './Frame.tsx';

interface PreviewProps {
  readonly title: string;
  readonly step: 1 | 2 | 3;
  readonly photo: Blob;
  readonly alt: string;
  readonly guide: 'face' | 'card';
  /** The question about the quality of the photo. */
  readonly question: string;
  readonly onUse: () => void;
  readonly onRetake: () => void;
}

/** The photo, for the worker to check before its use. */
export function Preview({ title, step, photo, alt, guide, question, onUse, onRetake }: PreviewProps) {
  const { say } = useLanguage();
  return (
    <Frame
      title={title}
      step={step}
      onBack={onRetake}
      actions={
        <>
          <Button fullWidth onClick={onUse}>
            {say('identity.use')}
          </Button>
          <Button variant="secondary" fullWidth onClick={onRetake}>
            {say('identity.retake')}
          </Button>
        </>
      }
    >
      <Text weight="medium">{question}</Text>
      <TakenPhoto photo={photo} alt={alt} guide={guide} />
    </Frame>
  );
}

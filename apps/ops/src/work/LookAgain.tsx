import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';

interface LookAgainProps {
  /** What changed, in a sentence. */
  readonly what: string;
  readonly onLooked: () => void;
}

/** Tells a member that what she decides about was changed while she typed. Her decision goes on when she has looked. */
export const LookAgain = ({ what, onLooked }: LookAgainProps) => (
  <Banner
    tone="warning"
    announce
    title={what}
    action={
      <Button variant="secondary" size="small" onClick={onLooked}>
        I looked again
      </Button>
    }
  >
    Look at it again before you decide.
  </Banner>
);

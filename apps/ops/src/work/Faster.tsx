import { Banner } from '@repo/ui/components/Banner';
import { BulletList } from '@repo/ui/components/BulletList';
import { Button } from '@repo/ui/components/Button';
import { Text } from '@repo/ui/primitives/Text';

interface FasterProps {
  /** What changed since the member read it. */
  readonly sentences: readonly string[];
  /** Whether nobody decided or took it: the member herself, or a senior, put it back. */
  readonly isFree: boolean;
  readonly onClose: () => void;
}

/** Tells a member that the work was changed while she typed. Her words stay in the form until she closes it. */
export const Faster = ({ sentences, isFree, onClose }: FasterProps) => (
  <Banner
    tone="warning"
    announce
    title={isFree ? 'It is not in your hands any more' : 'Somebody was faster'}
    action={
      <Button variant="secondary" size="small" onClick={onClose}>
        Close the form
      </Button>
    }
  >
    <BulletList items={sentences} />
    <Text>What you typed was not saved. It stays in the form until you close it or leave the page.</Text>
  </Banner>
);

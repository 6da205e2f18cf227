import type { RingPart } from '@repo/domain/score-ring';
import { Text } from '@repo/ui/primitives/Text';

/** The sentence of the part of the ring that was pressed. The place exists before its text, so that a reader hears it. */
export function SelectedPart({ part }: { readonly part: RingPart | undefined }) {
  return (
    <output>
      {part !== undefined && (
        <Text>
          <Text as="span" weight="strong">
            {part.label}:
          </Text>{' '}
          {part.text}
        </Text>
      )}
    </output>
  );
}

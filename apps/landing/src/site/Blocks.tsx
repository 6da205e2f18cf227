import { BulletList } from '@repo/ui/components/BulletList';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

/** A piece of running text: a paragraph, a list, a heading of a part, or terms with what is to be said of each. */
export type Block =
  | string
  | readonly string[]
  | { readonly heading: string }
  | { readonly facts: readonly { readonly term: string; readonly value: string }[] };

const isList = (block: Block): block is readonly string[] => Array.isArray(block);

function Piece({ block }: { readonly block: Block }) {
  if (typeof block === 'string') return <Text>{block}</Text>;
  if (isList(block)) return <BulletList items={block} />;
  if ('heading' in block)
    return (
      <Heading level={3} size={4}>
        {block.heading}
      </Heading>
    );
  return block.facts.map(({ term, value }) => (
    <Stack key={term} gap="xxsmall">
      <Heading level={3} size={4}>
        {term}
      </Heading>
      <Text>{value}</Text>
    </Stack>
  ));
}

/** Running text as a page's words have it. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <Stack gap="small">
      {blocks.map((block) => (
        <Piece key={JSON.stringify(block)} block={block} />
      ))}
    </Stack>
  );
}

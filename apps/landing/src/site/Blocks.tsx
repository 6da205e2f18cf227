import { BulletList } from '@repo/ui/components/BulletList';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

/** A block of running text: a paragraph, a list, the heading of a part, or terms with their descriptions. */
export type Block =
  | string
  | readonly string[]
  | { readonly heading: string }
  | { readonly facts: readonly { readonly term: string; readonly value: string }[] };

const isList = (block: Block): block is readonly string[] => Array.isArray(block);

function BlockView({ block }: { readonly block: Block }) {
  if (typeof block === 'string') return <Text>{block}</Text>;
  if (isList(block)) return <BulletList items={block} />;
  if ('heading' in block) return <Title>{block.heading}</Title>;
  return (
    <Stack gap="medium">
      {block.facts.map(({ term, value }) => (
        <Stack key={term} gap="xxsmall">
          <Title>{term}</Title>
          <Text>{value}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

const Title = ({ children }: { readonly children: string }) => (
  <Heading level={3} size={4}>
    {children}
  </Heading>
);

const isHeading = (block: Block) => typeof block === 'object' && 'heading' in block;

/** Splits blocks into parts: a heading and the blocks below it. */
function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (last === undefined || isHeading(block)) parts.push([block]);
    else last.push(block);
  }
  return parts;
}

/** The running text of a page. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <Stack gap="large">
      {partsOf(blocks).map((part) => (
        <Stack key={JSON.stringify(part[0])} gap="small">
          {part.map((block) => (
            <BlockView key={JSON.stringify(block)} block={block} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

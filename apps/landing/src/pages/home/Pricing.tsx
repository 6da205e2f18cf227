import { ButtonLink } from '@repo/ui/components/Button';
import { PriceCard } from '@repo/ui/components/PriceCard';
import { Band } from '@repo/ui/patterns/Band';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { LandingPackage } from '@repo/domain/landing-packages';
import { formatKes } from '@repo/domain/money';
import { WhenFilled } from '../../site/filling.tsx';
import type { Language } from '../../site/languages.ts';
import { listed, sold } from './prices.ts';
import { wordsOf } from './words.ts';

/** The packages at the prices of the specification, or at the prices of the purchase flow where a deployment sets that. */
export function Pricing({ language }: { readonly language: Language }) {
  const words = wordsOf[language].pricing;
  return (
    <Band id="pricing" title={words.title} lead={words.lead}>
      <WhenFilled
        blank="sold_prices"
        otherwise={<Cards language={language} packages={listed} texts={words.listed} />}
      >
        <Cards language={language} packages={sold} texts={words.sold} />
      </WhenFilled>
      <Stack gap="xsmall">
        {words.notes.map((note) => (
          <Text key={note} tone="muted">
            {note}
          </Text>
        ))}
      </Stack>
    </Band>
  );
}

interface CardsProps {
  readonly language: Language;
  readonly packages: readonly LandingPackage[];
  /** The texts of each card besides name and price, in the language of the page. */
  readonly texts: readonly { readonly delivery: string; readonly contents: readonly string[] }[];
}

function Cards({ language, packages, texts }: CardsProps) {
  const words = wordsOf[language].pricing;
  return (
    <Grid columns={3} gap="large" as="ul">
      {packages.map(({ name, priceCents, mostPopular }, index) => (
        <PriceCard
          key={name}
          as="li"
          name={name}
          price={formatKes(priceCents)}
          detail={words.report(texts[index]?.delivery ?? '')}
          contents={texts[index]?.contents ?? []}
          contentsLabel={words.contents(name)}
          badge={mostPopular ? words.mostPopular : undefined}
          action={
            <ButtonLink href="/signup" fullWidth variant={mostPopular ? 'primary' : 'secondary'}>
              {words.choose}
            </ButtonLink>
          }
        />
      ))}
    </Grid>
  );
}

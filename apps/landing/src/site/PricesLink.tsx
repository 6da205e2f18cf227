import { TextLink } from '@repo/ui/components/TextLink';
import { landingPackages, listedPackages, type LandingPackage } from '@repo/domain/landing-packages';
import { formatKes } from '@repo/domain/money';
import { defaultQuirks } from '@repo/domain/quirks';
import { WhenFilled } from './filling.tsx';
import { frameWords } from './frame-words.ts';
import { addressIn, type Language } from './languages.ts';

const sold = listedPackages({ ...defaultQuirks, landingPrices: 'expected' });

const lowestOf = (packages: readonly LandingPackage[]): string =>
  formatKes(Math.min(...packages.map(({ priceCents }) => priceCents)));

/** The way from a first view to the prices, with the lowest of them. */
export function PricesLink({ language }: { readonly language: Language }) {
  const { pricesFrom } = frameWords[language];
  return (
    <TextLink href={`${addressIn(language, '/')}#pricing`} placement="alone">
      <WhenFilled blank="sold_prices" otherwise={pricesFrom(lowestOf(landingPackages))}>
        {pricesFrom(lowestOf(sold))}
      </WhenFilled>
    </TextLink>
  );
}

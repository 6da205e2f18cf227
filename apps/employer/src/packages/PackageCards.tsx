import type { Package } from '@repo/api-client/normalise/package';
import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { formatKes } from '@repo/domain/money';
import { URGENT_PACKAGE_ID } from '@repo/domain/packages';
import { newCertificateSentence } from '@repo/domain/police-clearance';
import { Badge } from '@repo/ui/components/Badge';
import { CheckList } from '@repo/ui/components/CheckList';
import { RadioColumns, useHasColumns } from '@repo/ui/components/RadioColumns';
import { RadioRows } from '@repo/ui/components/RadioRows';
import { TextLink } from '@repo/ui/components/TextLink';
import { UnbrokenDurations } from '@repo/ui/primitives/Unbroken';
import { useState, type Ref } from 'react';
import { heldWords, holderOf, type Owned } from './owned.ts';
import { contentOf, linesOf } from './package-lines.ts';
import { checksPoliceClearance } from './PoliceClearanceNotice.tsx';
import { reportOf } from './report-of.ts';

interface PackageCardsProps {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly packages: readonly Package[];
  readonly value: number | null;
  readonly onChange: (packageId: number) => void;
  /** Shows the content of each package as a list. Without it a card has one line of it. */
  readonly withFeatures?: boolean;
  /** The checks that the employer has of this worker. What they hold is marked, and cannot be chosen. */
  readonly owned?: readonly Owned[];
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** The target of a link in the error summary. */
  readonly id?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const NONE: readonly Owned[] = [];

/** The choice of packages, with their charged prices. */
export function PackageCards({
  packages,
  value,
  onChange,
  withFeatures = false,
  owned = NONE,
  ...look
}: PackageCardsProps) {
  const [quirks] = useState(deploymentQuirks);
  const hasColumns = useHasColumns();
  // With their features they are compared, without them only chosen.
  const Cards = withFeatures ? RadioColumns : RadioRows;
  return (
    <Cards
      {...look}
      value={value === null ? '' : String(value)}
      onChange={(id) => onChange(Number(id))}
      options={packages.map((each) => {
        const holder = holderOf(owned, each);
        return {
          value: String(each.id),
          title: each.name,
          // One that is paid has no price any more.
          ...(holder === undefined && { detail: formatKes(each.priceCents) }),
          description:
            holder === undefined ? (
              <UnbrokenDurations>
                {wordsOf(each, { withFeatures, isChosen: each.id === value, hasColumns })}
              </UnbrokenDurations>
            ) : (
              <Held owned={holder} wanted={each} />
            ),
          ...badgeOf(each, holder),
          ...(withFeatures && {
            wide: each.id === URGENT_PACKAGE_ID,
            body: <CheckList label="Included" {...linesOf(each, packages, quirks)} />,
          }),
        };
      })}
    />
  );
}

interface Where {
  readonly withFeatures: boolean;
  readonly isChosen: boolean;
  readonly hasColumns: boolean;
}

/**
 * What a package is and how long it takes. In a form, where four stand below each other, the chosen one alone says all. The
 * price of a new certificate stands with the package that needs one; where all are side by side it is below them.
 */
function wordsOf(each: Package, { withFeatures, isChosen, hasColumns }: Where): string {
  const certificate = isChosen && checksPoliceClearance(each) ? [newCertificateSentence()] : [];
  if (withFeatures)
    return [`${each.description} ${each.duration}.`, ...(hasColumns ? [] : certificate)].join(' ');
  const content = contentOf(each);
  if (!isChosen) return content;
  return [content, ...(each.id === URGENT_PACKAGE_ID ? [] : [`${each.duration}.`]), ...certificate].join(' ');
}

function badgeOf({ popular }: Package, holder: Owned | undefined) {
  if (holder !== undefined) return { isOff: true, badge: <Badge tone="success">You have this</Badge> };
  return popular ? { badge: <Badge tone="info">Recommended</Badge> } : {};
}

interface HeldProps {
  readonly owned: Owned;
  readonly wanted: Package;
}

/** In place of how long it takes: why it cannot be bought, and what the employer has instead. */
const Held = ({ owned, wanted }: HeldProps) => (
  <>
    {contentOf(wanted)} {heldWords(owned, wanted)} {/* Before the yes there is no report. */}
    {owned.purchase.package_id === wanted.id && owned.purchase.consent === 'given' && (
      <TextLink {...reportOf(owned.purchase)}>View Report</TextLink>
    )}
  </>
);

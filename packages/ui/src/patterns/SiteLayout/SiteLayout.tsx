import { brand } from '@repo/domain/brand';
import { useId, type ReactNode } from 'react';
import { Wordmark } from '../../brand/Wordmark/Wordmark.tsx';
import { Anchor } from '../../components/LinkProvider/LinkProvider.tsx';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { Content } from '../../primitives/Content/Content.tsx';
import { join } from '../../primitives/join.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { skip } from '../AppShell/skip.css.ts';
import * as css from './SiteLayout.css.ts';

export const siteLayouts = ['column', 'bands'] as const;

export interface SiteLink {
  /** 'Pricing'. */
  label: string;
  href: string;
  /** The language of its target, where it differs: `sw-KE`. Its label is then in that language, too. */
  language?: string;
}

export interface SiteLayoutProps {
  children: ReactNode;
  /** The target of the wordmark. */
  homeHref: string;
  /** The parts of the site. Side by side where there is room, behind 'Menu' on a phone. */
  sections: readonly SiteLink[];
  /** The same page in the other language. */
  otherLanguage: SiteLink;
  /** Content at the end of the header, and on a phone at the end of the menu: 'Sign in'. */
  actions: ReactNode;
  /** The first step of a visitor, at the end of the header on a desk: a small secondary button. */
  start?: ReactNode;
  /** Below all content: the product, in a sentence, and the links of the footer. */
  footer: { readonly about: string; readonly links: readonly SiteLink[] };
  /** `column`: one centred column. `bands`: the page consists of `Band`s, each as wide as the viewport. */
  layout?: (typeof siteLayouts)[number];
}

const english: Words['siteLayout'] = {
  skip: 'Skip to main content',
  home: (name) => `${name}, home`,
  menu: 'Menu',
  sections: 'Parts of the site',
  more: 'More about us',
};

const links = (of: readonly SiteLink[]) =>
  of.map((link) => (
    <li key={link.label}>
      <NavigationLink {...link} />
    </li>
  ));

function NavigationLink({ label, href, language }: SiteLink) {
  return (
    <Anchor href={href} lang={language} hrefLang={language} className={css.link}>
      {label}
    </Anchor>
  );
}

/**
 * The frame of the public site's pages. Its menu is a popover, which needs no script: Escape and a press elsewhere close it,
 * and the focus goes back to its button.
 */
export function SiteLayout({
  children,
  homeHref,
  sections,
  otherLanguage,
  actions,
  start,
  footer,
  layout = 'column',
}: SiteLayoutProps) {
  const words = useWords('siteLayout', english);
  const menu = useId();
  return (
    <div className={css.site}>
      <a className={skip} href="#main">
        {words.skip}
      </a>
      <header className={css.top}>
        <Content width="wide">
          <div className={css.bar}>
            <Anchor href={homeHref} className={css.home} aria-label={words.home(brand.name)}>
              <Wordmark />
            </Anchor>
            <nav className={css.sections} aria-label={words.sections}>
              <ul className={css.row}>{links(sections)}</ul>
            </nav>
            <div className={css.end}>
              <NavigationLink {...otherLanguage} />
              <div className={css.actions}>{actions}</div>
              {start !== undefined && <div className={css.start}>{start}</div>}
              <div className={css.menu}>
                <button type="button" className={css.opener} popoverTarget={menu}>
                  {words.menu}
                  <span className={css.arrow}>
                    <ChevronDownIcon size="small" />
                  </span>
                </button>
                <nav id={menu} className={css.panel} aria-label={words.menu} popover="auto">
                  <ul>{links(sections)}</ul>
                  <div className={css.actionsInMenu}>{actions}</div>
                </nav>
              </div>
            </div>
          </div>
        </Content>
      </header>
      <main id="main" tabIndex={-1} className={join(css.main, css.layout[layout])}>
        {layout === 'column' ? <Content width="wide">{children}</Content> : children}
      </main>
      <footer className={css.footer}>
        <Content width="wide">
          <div className={css.feet}>
            <div className={css.about}>
              <Wordmark size="small" />
              <p className={css.muted}>{footer.about}</p>
            </div>
            <nav aria-label={words.more}>
              <ul className={css.row}>{links([...footer.links, otherLanguage])}</ul>
            </nav>
          </div>
        </Content>
      </footer>
    </div>
  );
}

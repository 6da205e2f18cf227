import { icon } from './drawings.ts';
import { html, type Html } from './html.ts';

/** What a place says while it is empty: why, and what to do. In a list that refreshes itself it has an id. */
export const emptyPlace = (
  name: Parameters<typeof icon>[0],
  words: string,
  { id, element = 'li' }: { readonly id: string; readonly element?: 'li' | 'p' },
): Html =>
  element === 'li'
    ? html`<li class="empty" id="${id}">${icon(name)} <span>${words}</span></li>`
    : html`<p class="empty" id="${id}">${icon(name)} <span>${words}</span></p>`;

export type Tone = 'good' | 'bad' | 'warn' | '';

/** A note about what happened. */
export const notice = (tone: Tone, words: Html | string): Html =>
  html`<p class="notice ${tone}">${icon(tone === 'good' ? 'check' : 'info')} <span>${words}</span></p>`;

/** Facts below one another, each with its term. A fact without a value is left out. */
export const facts = (items: readonly (readonly [term: string, value: string | null | undefined])[]): Html =>
  html`<dl class="facts">
    ${items
      .filter(([, value]) => value !== null && value !== undefined)
      .map(
        ([term, value]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`;

/** The way back to the first page. */
export const backLink = (words: string): Html =>
  html`<a class="back" href="/">${icon('arrowLeft')} ${words}</a>`;

/** What is shown when it is asked for. The note beside the title tells what is inside while it is folded. */
export const folded = (title: string, inside: Html, note: Html | false = false): Html =>
  html`<details class="folded">
    <summary><span class="row-head">${title} ${note}</span> ${icon('chevronDown', 'icon arrow')}</summary>
    <div class="stack">${inside}</div>
  </details>`;

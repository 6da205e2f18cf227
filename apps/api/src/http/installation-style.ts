import {
  HELP_PHONE_PROPERTY,
  INSTALLATION_STYLE,
  quirkProperty,
} from '@repo/api-client/contract/installation-style';
import { turnedOver } from '@repo/domain/quirks';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const FIVE_MINUTES = 'public, max-age=300';

/**
 * Registers a style sheet that every page of every site loads beside its own. While the sandbox replaces the
 * providers, it shows the ribbon that says so. This needs no script and happens before the first paint, so
 * that nothing moves. The style sheet also has the preserved inconsistencies that the deployment turned over,
 * and the phone for help. The names and values come from the table of the quirks, and the number from the
 * checked configuration. None is text from outside.
 */
export function registerInstallationStyle(
  app: FastifyInstance,
  { sandbox, quirks, supportWhatsapp }: Pick<Config, 'sandbox' | 'quirks' | 'supportWhatsapp'>,
): void {
  const said = [
    ...(sandbox === undefined ? [] : ['--sandbox-ribbon: flex']),
    ...(supportWhatsapp === null ? [] : [`${HELP_PHONE_PROPERTY}: ${supportWhatsapp}`]),
    ...turnedOver(quirks).map((name) => `${quirkProperty(name)}: ${quirks[name]}`),
  ];
  const css = said.length === 0 ? '' : `:root { ${said.join('; ')} }\n`;
  app.get(INSTALLATION_STYLE, async (_request, reply) => {
    void reply.header('cache-control', FIVE_MINUTES).type('text/css; charset=utf-8');
    return css;
  });
}

import { BothSchemes, type Scheme } from './BothSchemes.tsx';
import styles from './Colours.module.css';
import { contrastOf } from './contrast.ts';
import { groundOf } from './grounds.ts';
import { Page, Section } from './Page.tsx';
import { colourGroups, type Token, valuesOf } from './read-tokens.ts';

interface SwatchProps {
  readonly token: Token;
  readonly scheme: Scheme;
}

/** Shows a colour token in use: text on its background, a shadow under a card, or a filled area. */
function Swatch({ token, scheme }: SwatchProps) {
  const { name } = token;
  const ground = groundOf(name);
  const contrast = ground === null ? null : contrastOf(name, ground, scheme);
  const shadow = name.startsWith('--shadow');
  const look = shadow
    ? { background: 'var(--color-raised)', boxShadow: `var(${name})` }
    : ground === null
      ? { background: `var(${name})` }
      : { background: `var(${ground})`, color: `var(${name})` };
  return (
    <li className={styles.swatch}>
      <div className={styles.field} style={look} aria-hidden="true">
        {ground !== null && 'Aa 砂煲'}
      </div>
      <div className={styles.words}>
        <code className={styles.name}>{name}</code>
        {!shadow && <code className={styles.value}>{valuesOf(token)[scheme]}</code>}
        {contrast !== null && ground !== null && (
          <span className={styles.value}>
            {contrast} : 1 on {ground.replace('--color-', '')}
          </span>
        )}
      </div>
    </li>
  );
}

/** Lists every colour and shadow with its name and values from the style sheet. */
export function Colours() {
  return (
    <Page
      title="Colours"
      about="Nothing in the product has a colour of its own: it asks for a role, and each role has a value for each scheme. A fill carries white words; its mark and its text are drawn on surfaces."
    >
      {colourGroups.map(({ title, note, tokens }) => (
        <Section key={title} title={title} note={note}>
          <BothSchemes>
            {(scheme) => (
              <ul className={styles.swatches}>
                {tokens.map((token) => (
                  <Swatch key={token.name} token={token} scheme={scheme} />
                ))}
              </ul>
            )}
          </BothSchemes>
        </Section>
      ))}
    </Page>
  );
}

import type { CSSProperties } from 'react';
import styles from './Measures.module.css';
import { Motion } from './Motion.tsx';
import { Page, Section } from './Page.tsx';
import { Rows } from './Rows.tsx';
import { measuresNamed, type Token } from './read-tokens.ts';

function lines(property: keyof CSSProperties, words: string) {
  return ({ name }: Token) => (
    <span className={styles.line} style={{ [property]: `var(${name})` }}>
      {words}
    </span>
  );
}

/** Lists the tokens of type, space, shape, layers and motion with their names and values. */
export function Measures() {
  return (
    <Page
      title="Type, space, shape, motion"
      about="Read from the style sheet: what is added there stands here. Type follows the reader’s text size, space does not, and motion ends for who wants less of it."
    >
      <Section title="Type">
        <Rows tokens={measuresNamed('text-')}>
          {lines('fontSize', 'Claypot rice 砂煲饭 12.90')}
        </Rows>
        <Rows tokens={measuresNamed('weight-')}>
          {lines('fontWeight', 'Signature claypot chicken 招牌砂煲鸡饭')}
        </Rows>
        <Rows tokens={measuresNamed('leading-')}>
          {lines('lineHeight', 'Rice cooked to order over charcoal. 炭火现煮，锅巴香脆。')}
        </Rows>
        <Rows tokens={measuresNamed('tracking-')}>
          {lines('letterSpacing', 'Hot from the claypot')}
        </Rows>
        <Rows tokens={measuresNamed('font-')}>
          {lines('fontFamily', 'Claypot 砂煲 0123456789')}
        </Rows>
      </Section>
      <Section title="Space" note="In steps of four; the gutter is narrower below 360 px.">
        <Rows tokens={measuresNamed('space-', 'gutter', 'target', 'column', 'top-bar')}>
          {({ name }) => <span className={styles.bar} style={{ width: `var(${name})` }} />}
        </Rows>
      </Section>
      <Section title="Shape">
        <Rows tokens={measuresNamed('radius-')}>
          {({ name }) => (
            <span className={styles.corner} style={{ borderRadius: `var(${name})` }} />
          )}
        </Rows>
      </Section>
      <Section
        title="Layers"
        note="Dialogs stand in the browser’s own top layer, above all of these."
      >
        <Rows tokens={measuresNamed('layer-')}>{() => null}</Rows>
      </Section>
      <Section title="Motion" note="Press to see each move.">
        <Motion />
      </Section>
    </Page>
  );
}

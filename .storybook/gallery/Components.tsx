import { BothSchemes } from './BothSchemes.tsx';
import styles from './Components.module.css';
import { Frame } from './Frame.tsx';
import { GROUPS } from './groups.ts';
import { Page, Section } from './Page.tsx';
import { exhibits, UNSEEN } from './specimens.ts';

/** Shows every component of the design system in every variant and state that has a story. */
export function Components() {
  return (
    <Page
      title="Components"
      about={`All of the design system, drawn from its stories, in both colour schemes. Not to be seen: ${UNSEEN.join(', ')}.`}
    >
      <nav className={styles.contents} aria-label="Components">
        {GROUPS.map(({ title, components }) => (
          <div key={title}>
            <p className={styles.group}>{title}</p>
            <ul>
              {Object.keys(components).map((component) => (
                <li key={component}>
                  <a className={styles.link} href={`#${component}`}>
                    {component}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {GROUPS.flatMap(({ components }) =>
        Object.entries(components).map(([component, kind]) => (
          <Section
            key={component}
            id={component}
            title={component}
            note={<code>packages/ui/src/{folderOf(component)}</code>}
          >
            <BothSchemes>
              {() => (
                <div className={styles.specimens}>
                  {specimensOf(component).map((specimen) => (
                    <Frame key={specimen.name} specimen={specimen} kind={kind} />
                  ))}
                </div>
              )}
            </BothSchemes>
          </Section>
        )),
      )}
    </Page>
  );
}

const exhibitOf = (component: string) =>
  exhibits.find((exhibit) => exhibit.component === component);
const folderOf = (component: string) => exhibitOf(component)?.folder ?? '';
const specimensOf = (component: string) => exhibitOf(component)?.specimens ?? [];

import { type Language, languageAttributes, OWN_LANGUAGE } from '@brandpost/domain';
import { Link } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { useAlertsInForce } from '../../layout/header/use-active-alerts.ts';
import { useLoadedVma } from '../../layout/layout-data.ts';
import { AnswerBox } from './answer-box.ts';
import { nowTexts } from './now-texts.ts';

/**
 * What is going on just now, before all that was found: the alerts that are on, and the way to all that is said of them.
 * Where nobody has asked for it in a language, nothing is said when nothing is going on.
 */
export function NowAnswer({ language: asked }: { language: Language | null }) {
  const language = asked ?? OWN_LANGUAGE;
  const alerts = useAlertsInForce();
  const vma = useLoadedVma();
  const texts = nowTexts(language);
  if (asked === null && alerts.length + vma.length === 0) return null;
  return (
    <AnswerBox aria-labelledby="just-nu" {...languageAttributes(language)}>
      <h2 id="just-nu">{texts.title}</h2>
      {alerts.length + vma.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul {...languageAttributes('sv')}>
          {vma.map(({ id, title }) => (
            <li key={id}>
              <Link to={paths.alerts()}>{title}</Link>
            </li>
          ))}
          {alerts.map(({ id, slug, title }) => (
            <li key={id}>
              <Link to={paths.alert(slug)}>{title}</Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.alerts()}>{texts.all}</Link>
      </p>
    </AnswerBox>
  );
}

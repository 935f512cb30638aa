import { adminFormLabels, choiceLabel, messages } from '@croupier/core/messages';
import { type RootProps, rootAttributes } from '../../../parts/root-attributes.js';
import { useFormLabels } from '../../form-labels.js';
import styles from './RoleExplainer.module.css';

/** The props of the explainer of roles. */
export interface RoleExplainerProps extends RootProps {}

const ROLES = ['admin', 'moderator', 'editor'] as const;

/** The permissions of each role of the staff. */
export function RoleExplainer({ ...root }: RoleExplainerProps) {
  const { rolesTitle, roles } = useFormLabels('staff', messages.user);
  const names = useFormLabels('choices', adminFormLabels.choices);
  return (
    <section {...rootAttributes(root, styles.root)} aria-label={rolesTitle}>
      <p className={styles.title}>{rolesTitle}</p>
      <dl className={styles.roles}>
        {ROLES.map((role) => (
          <div key={role} className={styles.role}>
            <dt className={styles.name}>{names[role] ?? choiceLabel(role)}</dt>
            {roles[role].map((permission) => (
              <dd key={permission} className={styles.permission}>
                {permission}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

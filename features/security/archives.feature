@wire @security
Feature: Hostile archives
  # es: Archivos ZIP hostiles
  src/harness/attacks/archives.test.ts has more of them, with the reason for each.

  Scenario Outline: Refused: <attack>
    # es: Rechazado: <es>
    Given the example invoice
    And the archive is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                                     | es                                               | status | lines |
      | nothing in place of the archive            | nada en lugar del archivo ZIP                    | 89     |       |
      | the document without an archive            | el documento sin archivo ZIP                     | 89     |       |
      | an archive without entries                 | un ZIP sin entradas                              | 89     |       |
      | an archive in the archive                  | un ZIP dentro del ZIP                            | 89     |       |
      | data in front of the archive               | datos antes del ZIP                              | 89     |       |
      | a second archive behind the first          | un segundo ZIP después del primero               | 89     |       |
      | a file that inflates a thousandfold        | un archivo que se expande mil veces              | 89     |       |
      | more files than an archive may have        | más archivos de los que admite un ZIP            | 89     |       |
      | a directory with more entries than it says | un directorio con más entradas de las que indica | 89     |       |
      | two entries with the data of one           | dos entradas con los datos de una                | 89     |       |
      | another size in the local header           | otro tamaño en el encabezado local               | 89     |       |
      | an encrypted file                          | un archivo cifrado                               | 89     |       |
      | a trillion entries in 64 bits              | un billón de entradas en 64 bits                 | 89     |       |
      | a directory on another disk                | un directorio en otro disco                      | 89     |       |
      | a file on another disk                     | un archivo en otro disco                         | 89     |       |
      | a symbolic link                            | un enlace simbólico                              | 89     |       |
      | a name that climbs                         | un nombre que sube de carpeta                    | 89     |       |
      | an absolute name                           | un nombre absoluto                               | 89     |       |
      | a NUL in the name                          | un NUL en el nombre                              | 89     |       |
      | a name twice                               | un nombre repetido                               | 89     |       |
      | names that differ in case                  | nombres que solo difieren en mayúsculas          | 89     |       |

  # Entries never become files: the document in the archive is judged, and its name is text in the answer.
  Scenario Outline: Read: <attack>
    # es: Leído: <es>
    Given the example invoice
    And the archive is attacked with "<attack>"
    When it is posted
    Then the authority answers "<status>" with the lines "<lines>"

    Examples:
      | attack                          | es                                  | status | lines |
      | an archive in 64 bits           | un ZIP en 64 bits                   | 00     |       |
      | a device                        | un dispositivo                      | 00     |       |
      | line ends in the name           | saltos de línea en el nombre        | 00     |       |
      | a control character in the name | un carácter de control en el nombre | 00     |       |
      | markup in the name              | marcado en el nombre                | 00     |       |
      | a name that reads backwards     | un nombre que se lee al revés       | 00     |       |
      | a name that is not UTF-8        | un nombre que no es UTF-8           | 00     |       |
      | the name of a device            | el nombre de un dispositivo         | 00     |       |
      | a very long name                | un nombre muy largo                 | 00     |       |
      | the name __proto__              | el nombre __proto__                 | 00     |       |
